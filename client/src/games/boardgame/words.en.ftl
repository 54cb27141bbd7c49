# The Board Game's own table.
bg-board = Map of Lordaeron
bg-horde = Horde
bg-alliance = Alliance
bg-no-hero = No hero yet
bg-class-level = { $class } { $level }
bg-class-druid = Druid
bg-class-hunter = Hunter
bg-class-mage = Mage
bg-class-paladin = Paladin
bg-class-priest = Priest
bg-class-rogue = Rogue
bg-class-shaman = Shaman
bg-class-warlock = Warlock
bg-class-warrior = Warrior
