/** What part of the sheet is seen: pan, zoom, pinch, and the way back to all of it. */
import type { Bounds, Point } from '../draw';

const CLOSEST = 2.6;
const MARGIN = 0.03;
/** What is drawn at this scale can be read and touched. */
const ENOUGH = 0.62;

export class Camera {
  /** screen = world × k + (x, y) */
  k = $state(1);
  x = $state(0);
  y = $state(0);
  /** Somebody has moved it by hand: it is not fitted any more by itself. */
  moved = $state(false);
  /** All of it was asked for: it stays so until the next question. */
  held = $state(false);
  #home = { k: 1, x: 0, y: 0 };
  #sheet: Bounds = { x: 0, y: 0, w: 1, h: 1 };
  #free: Bounds = { x: 0, y: 0, w: 1, h: 1 };

  /** The sheet in world units, and the free rectangle on the screen. `still`: move it only if need
   *  be. */
  frame(sheet: Bounds, free: Bounds, still = false): void {
    this.#sheet = sheet;
    this.#free = free;
    if (!this.moved && !still) this.fit();
    else this.#keep();
  }

  get whole(): number {
    return Math.min(this.#free.w / this.#sheet.w, this.#free.h / this.#sheet.h);
  }

  /** As `fit`, by hand. */
  hold(): void {
    this.fit();
    this.held = true;
  }

  fit(): void {
    this.moved = false;
    this.show(this.#sheet, this.whole, this.whole);
    this.#home = { k: this.k, x: this.x, y: this.y };
  }

  /** Back to where all of it was last fitted, however much is free now: nothing changes places. */
  rest(): void {
    Object.assign(this, this.#home);
  }

  /** Bring a part of the sheet into the free rectangle, not closer and not farther than this. */
  show(part: Bounds, least: number, most: number): void {
    const k = Math.min(this.#free.w / part.w, this.#free.h / part.h);
    this.k = Math.max(least, Math.min(most, k));
    this.x = this.#free.x + this.#free.w / 2 - (part.x + part.w / 2) * this.k;
    this.y = this.#free.y + this.#free.h / 2 - (part.y + part.h / 2) * this.k;
    // No empty sea at one side while at the other something is out of sight.
    this.#keep(0);
  }

  /** Whether the whole sheet is in sight, but for a little water around it. */
  get all(): boolean {
    const { x, y, w, h } = this.seen;
    const [right, bottom] = [this.#sheet.w * (1 - MARGIN), this.#sheet.h * (1 - MARGIN)];
    return (
      x <= this.#sheet.w * MARGIN && y <= this.#sheet.h * MARGIN && x + w >= right && y + h >= bottom
    );
  }

  /** Whether this part is in sight already, not much smaller than it could be. */
  holds(part: Bounds): boolean {
    const { x, y, w, h } = this.seen;
    const inside = part.x >= x && part.y >= y && part.x + part.w <= x + w && part.y + part.h <= y + h;
    return inside && this.k >= ENOUGH;
  }

  /** Zoom by a factor around a point of the screen. */
  zoom(factor: number, at?: Point): void {
    const [px, py] = at ?? [
      this.#free.x + this.#free.w / 2,
      this.#free.y + this.#free.h / 2,
    ];
    const k = Math.max(this.whole * 0.9, Math.min(CLOSEST, this.k * factor));
    this.x = px - ((px - this.x) * k) / this.k;
    this.y = py - ((py - this.y) * k) / this.k;
    this.k = k;
    this.moved = true;
    this.#keep();
  }

  pan(dx: number, dy: number, byHand = true): void {
    this.x += dx;
    this.y += dy;
    this.moved ||= byHand;
    this.#keep();
  }

  /** The sheet never leaves the free rectangle altogether. */
  #keep(share = 0.35): void {
    const hold = (at: number, size: number, from: number, room: number): number => {
      const slack = room * share;
      if (size <= room) {
        const middle = from + (room - size) / 2;
        return Math.max(middle - slack, Math.min(middle + slack, at));
      }
      return Math.max(from + room - size - slack, Math.min(from + slack, at));
    };
    const { w, h } = this.#sheet;
    this.x = hold(this.x, w * this.k, this.#free.x, this.#free.w);
    this.y = hold(this.y, h * this.k, this.#free.y, this.#free.h);
  }

  toScreen([x, y]: Point): Point {
    return [x * this.k + this.x, y * this.k + this.y];
  }

  toWorld([x, y]: Point): Point {
    return [(x - this.x) / this.k, (y - this.y) / this.k];
  }

  /** What is seen now, in world units. */
  get seen(): Bounds {
    const [x, y] = this.toWorld([this.#free.x, this.#free.y]);
    return { x, y, w: this.#free.w / this.k, h: this.#free.h / this.k };
  }
}
