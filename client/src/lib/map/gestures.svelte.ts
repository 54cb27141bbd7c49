/** Pan with one finger or the mouse, pinch with two, zoom with the wheel. */
import type { Point } from '../draw';
import type { Camera } from './camera.svelte';

const SLOP = 7; // pixels before a press becomes a pan

export class Gestures {
  panning = $state(false);
  #fingers = new Map<number, Point>();
  #camera: Camera;
  #root: () => HTMLElement | undefined;

  constructor(camera: Camera, root: () => HTMLElement | undefined) {
    this.#camera = camera;
    this.#root = root;
  }

  #at(event: MouseEvent): Point {
    const box = this.#root()?.getBoundingClientRect();
    return [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)];
  }

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.#fingers.set(event.pointerId, this.#at(event));
    this.panning = false;
  };

  /** Whether the sheet was moved. */
  move = (event: PointerEvent): boolean => {
    const old = this.#fingers.get(event.pointerId);
    if (!old) return false;
    const now = this.#at(event);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    const [dx, dy] = [now[0] - old[0], now[1] - old[1]];
    if (!this.panning && !other && Math.hypot(dx, dy) < SLOP) return false;
    if (!this.panning) this.#root()?.setPointerCapture(event.pointerId);
    this.panning = true;
    if (other) {
      const before = Math.hypot(old[0] - other[0], old[1] - other[1]);
      const after = Math.hypot(now[0] - other[0], now[1] - other[1]);
      const middle: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
      this.#camera.zoom(after / Math.max(1, before), middle);
    } else this.#camera.pan(dx, dy);
    this.#fingers.set(event.pointerId, now);
    return true;
  };

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.#camera.zoom(Math.exp(-event.deltaY * 0.0016), this.#at(event));
  };
}
