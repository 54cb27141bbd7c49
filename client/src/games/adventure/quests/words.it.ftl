agq-yours = Le tue missioni
agq-of = Missioni di { $name }
agq-log = { $n } nel diario
agq-read = { $name }, { $valor } di valore
agq-valor = { $n } di valore
agq-count = { $done } su { $of }
agq-steps = { $n ->
    [one] 1 passo
   *[other] { $n } passi
  }
agq-here = qui
agq-out-of-reach = ancora irraggiungibile
agq-token-at = { $name } ha un segnalino
agq-dealt = { $n } inflitti
agq-rivals = Che cosa manca ai rivali
agq-to-go = { $n ->
    [one] manca 1 punto valore
   *[other] mancano { $n } punti valore
  }
