agq-yours = Your quests
agq-of = { $name }'s quests
agq-log = { $n } in the log
agq-read = { $name }, { $valor } valor
agq-valor = { $n } valor
agq-count = { $done } of { $of }
agq-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
  }
agq-here = here
agq-out-of-reach = not reachable yet
agq-token-at = { $name } holds a token
agq-dealt = { $n } dealt
agq-rivals = What rivals still need
agq-to-go = { $n } valor to go
