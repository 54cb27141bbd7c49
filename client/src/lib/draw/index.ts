export * from './colour';
export * from './land';
export * from './map';
export * from './random';
export * from './shape';
export type { Hole } from './texture';
export { scatter } from './texture';
export * from './arrange';
export { ridges } from './ridge';
