/** The signs of the map and of heroes: each with its emblem and its colours, wherever it is drawn. */
export interface MapSign {
  icon: string;
  fill: string;
  on: string;
}

const STONE = { fill: '#6d6250', on: '#fff8e6' };

/** What is printed on the board. Towns and flight points have the colour of their faction. */
export const PRINTED = {
  town: { icon: 'medieval-village-01', ...STONE },
  flight: { icon: 'feathered-wing', ...STONE },
  graveyard: { icon: 'tombstone', ...STONE },
} as const satisfies Record<string, MapSign>;

/** What lies there for a time. */
export const MARK = {
  war: { icon: 'crossed-sabres', fill: '#a3261f', on: '#fff8e6' },
  plague: { icon: 'biohazard', fill: '#5d7f2e', on: '#f6ffe2' },
  counter: { icon: 'daemon-skull', fill: '#2c2930', on: '#ff9d6a' },
  looked: { icon: 'magnifying-glass', fill: '#8d8272', on: '#2b2016' },
} as const satisfies Record<string, MapSign>;

/** What a hero bears. */
export const BORNE = {
  bounty: { icon: 'wanted-reward', fill: '#7a4a16', on: '#ffe6b8' },
  relic: { icon: 'sun', fill: '#7a6416', on: '#fff3c4' },
} as const satisfies Record<string, MapSign>;
