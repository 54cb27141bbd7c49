# Il tavolo del gioco da tavolo.
bg-board = Mappa di Lordaeron
bg-horde = Orda
bg-alliance = Alleanza
bg-no-hero = Ancora nessun eroe
bg-class-level = { $class } { $level }
bg-class-druid = Druido
bg-class-hunter = Cacciatore
bg-class-mage = Mago
bg-class-paladin = Paladino
bg-class-priest = Sacerdote
bg-class-rogue = Ladro
bg-class-shaman = Sciamano
bg-class-warlock = Stregone
bg-class-warrior = Guerriero
