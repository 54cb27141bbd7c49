/**
 * Who drew the shapes of Game-icons.net. The package that we bundle from does not say which shape
 * is whose, so all are named, as the set's licence lists them.
 */
export const AUTHORS: readonly string[] = [
  'Lorc', 'Delapouite', 'John Colburn', 'Felbrigg', 'John Redman', 'Carl Olsen', 'Sbed', 'PriorBlue',
  'Willdabeast', 'Viscious Speed', 'Lord Berandas', 'Irongamer', 'HeavenlyDog', 'Lucas', 'Faithtoken',
  'Skoll', 'Andy Meneely', 'Cathelineau', 'Kier Heyl', 'Aussiesim', 'Sparker', 'Zeromancer', 'Rihlsul',
  'Quoting', 'Guard13007', 'DarkZaitzev', 'SpencerDub', 'GeneralAce135', 'Zajkonur', 'Catsu',
  'Starseeker', 'Pepijn Poolman', 'Pierre Leducq', 'Caro Asercion',
];
