bgf-stage = Lo scontro: { $place }
bgf-fight-title = { $opponent } · { $place }
bgf-last-battle = la battaglia finale
bgf-enemies = Eroi nemici
bgf-round = Round { $n }
bgf-threat = Minaccia { $n }
bgf-rerolls = { $attrition ->
    [0] Rilanci rimasti: { $n }
   *[other] Rilanci rimasti: { $n } · Attrito { $attrition }
  }
bgf-tray = Dadi
bgf-dice-red = Rossi: mischia
bgf-dice-red-go = i colpi vanno in difesa
bgf-dice-blue = Blu: distanza
bgf-dice-blue-go = i colpi vanno ai danni
bgf-dice-green = Verdi: armatura
bgf-dice-green-go = i colpi diventano armatura
bgf-die = { $colour ->
    [red] Rosso
    [blue] Blu
   *[green] Verde
  } { $face }, { $hit ->
    [hit] a segno
    [picked] da rilanciare
   *[miss] a vuoto
  }
bgf-die-waiting = Un dado { $colour ->
    [red] rosso
    [blue] blu
   *[green] verde
  } non ancora lanciato
bgf-no-dice = Nessun dado sul tavolo.
bgf-spotted = individuato
bgf-box-damage = Danni
bgf-box-damage-does = uccide prima che colpiscano
bgf-box-defense = Difesa
bgf-box-defense-does = ferma il loro attacco
bgf-box-attrition = Attrito
bgf-box-attrition-does = conta a fine round
bgf-box-holds = { $box ->
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
bgf-faction-horde = Orda
bgf-faction-alliance = Alleanza
bgf-odds-win = Vincere lo scontro
bgf-percent = { $n }%
bgf-enemies-how = L'armatura annulla i loro colpi. I danni feriscono subito. Poi si confrontano tutti gli altri colpi: chi ne ha meno subisce la differenza in ferite.
bgf-their-attack = Il loro attacco:
bgf-held-off = meno { $n } fermati:
bgf-wounds = { $n ->
    [0] nessuna ferita
    [one] 1 ferita
   *[other] { $n } ferite
  }
bgf-kit = Che cosa puoi usare
bgf-read = Leggi { $name }
bgf-never = Non chiedermi più di { $name } in questo scontro
bgf-block = { $damage } dai danni, { $defense } dalla difesa
bgf-always = Ogni ferita di questo scontro:
bgf-always-companion = al compagno
bgf-always-myself = all'eroe
bgf-fight-goes-on = Lo scontro continua: { $opponent }, round { $n }
bgf-watch = Guarda
bgf-skip = Vai al risultato
bgf-hero-in-fight = { $name }: Salute { $health } su { $all }, Energia { $energy }
bgf-foe-in-fight = { $name }: Attacco { $attack }, Salute { $health }
bgf-energy-left = Energia { $n }
bgf-strikes = Attacco { $n }
bgf-stun = Stordimento { $n }
bgf-curse = Maledizione { $n }
