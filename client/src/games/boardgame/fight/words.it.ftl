bg-stage = Lo scontro: { $place }
bg-fight-title = { $opponent } · { $place }
bg-last-battle = l’ultima battaglia
bg-enemies = Eroi nemici
bg-round = Round { $n }
bg-threat = Minaccia { $n }
bg-rerolls = { $attrition ->
    [0] Rilanci rimasti: { $n }
   *[other] Rilanci rimasti: { $n } · Attrito { $attrition }
  }
bg-tray = Dadi
bg-dice-red = Rossi: mischia
bg-dice-red-go = i colpi vanno in difesa
bg-dice-blue = Blu: distanza
bg-dice-blue-go = i colpi vanno ai danni
bg-dice-green = Verdi: armatura
bg-dice-green-go = i colpi diventano armatura
bg-die = { $colour ->
    [red] Rosso
    [blue] Blu
   *[green] Verde
  } { $face }, { $hit ->
    [hit] a segno
    [picked] da rilanciare
   *[miss] a vuoto
  }
bg-die-waiting = Un dado { $colour ->
    [red] rosso
    [blue] blu
   *[green] verde
  } non ancora lanciato
bg-no-dice = Nessun dado sul tavolo.
bg-spotted = scelto
bg-box-damage = Danni
bg-box-damage-does = uccide prima che colpiscano
bg-box-defense = Difesa
bg-box-defense-does = ferma il loro attacco
bg-box-attrition = Attrito
bg-box-attrition-does = conta a fine round
bg-box-holds = { $box ->
    [damage] Riquadro danni
    [defense] Riquadro difesa
   *[attrition] Riquadro attrito
  }: { $hits ->
    [one] 1 colpo
   *[other] { $hits } colpi
  }{ $armor ->
    [0] {""}
   *[other] , armatura { $armor }
  }{ $more ->
    [0] {""}
   *[other] ; i dadi ne aggiungerebbero { $more }
  }
bg-faction-horde = Orda
bg-faction-alliance = Alleanza
bg-odds-win = Vincere lo scontro
bg-percent = { $n } %
bg-their-attack = Il loro attacco:
bg-held-off = meno { $n } fermati:
bg-wounds = { $n ->
    [0] nessuna ferita
    [one] 1 ferita
   *[other] { $n } ferite
  }
bg-kit = Che cosa puoi usare
bg-read = Leggi { $name }
bg-never = Non chiedermi più di { $name } in questo scontro
bg-block = { $damage } dai danni, { $defense } dalla difesa
bg-always = Ogni ferita di questo scontro:
bg-always-companion = al compagno
bg-always-myself = all’eroe
bg-fight-goes-on = Lo scontro continua: { $opponent }, round { $n }
bg-watch = Guarda
bg-skip = Vai al risultato
bg-hero-in-fight = { $name }: Salute { $health } su { $all }, Energia { $energy }
bg-foe-in-fight = { $name }: Attacco { $attack }, Salute { $health }
bg-energy-left = Energia { $n }
bg-strikes = Attacco { $n }
bg-stun = Stordimento { $n }
bg-curse = Maledizione { $n }
