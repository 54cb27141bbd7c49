/** Glyphs of the lands beyond farms and forests: jungle, desert, ash, embers, gloom, waste. As in `glyphs`:
 *  ink outline, lit from the upper left, standing on the origin and about 20 units high. */
import { type Pens, pen } from './pens';

const FRONDS = [-1, -0.45, 0.5, 1];

export function palm(p: Pens, c: string): string {
  const trunk = 'M0 0q3.2-6 .8-13.2';
  const fronds = FRONDS.map((a) => {
    const outer = Math.abs(a) === 1;
    return `M.8-13.2q${a * 4.8}-6 ${a * 10} ${outer ? 1.2 : -4}q${-a * 4}-1.2 ${-a * 10} ${outer ? -1.2 : 4}Z`;
  });
  return (
    `<path d="${trunk}" fill="none" ${pen(p.ink, 3)}/><path d="${trunk}" fill="none" stroke="${p.tone('#9a7146')}" stroke-width="1.4"/>` +
    `<path d="${fronds.join('')}" fill="${p.tone(c)}" ${pen(p.ink, 0.9)}/>`
  );
}

export function bush(p: Pens, c: string): string {
  return (
    `<path d="M-9 0C-13-7-5-12-2-9 1-15 9-11 8-6 12-5 12 0 8 0Z" fill="${p.tone(c)}" ${pen(p.ink)}/>` +
    `<path d="M3-11Q9-10 8-6 12-5 12 0H5Q9-5 3-11Z" fill="${p.ink}" opacity=".22"/>`
  );
}

export function mesa(p: Pens, c: string): string {
  return (
    `<path d="M-17 0-11-13H9L17 0Z" fill="${p.tone(c)}" ${pen(p.ink, 1.3)}/>` +
    `<path d="M9-13 17 0H6L3.4-13Z" fill="${p.ink}" opacity=".3"/>` +
    `<path d="M-13-8H1M-15-4.2H-3" fill="none" ${pen(p.ink, 0.9)} opacity=".45"/>`
  );
}

export function cone(p: Pens, c: string): string {
  return (
    `<path d="M-16 0-4-18 0-16 4-18.4 16 0Z" fill="${p.tone(c)}" ${pen(p.ink, 1.3)}/>` +
    `<path d="M4-18.4 16 0H4.4L.8-16Z" fill="${p.ink}" opacity=".34"/>` +
    `<path d="M-4-18 0-16 4-18.4 2 -11 .4-14-1.6-8Z" fill="${p.light('#ff8a3a')}" ${pen(p.ink, 0.7)}/>`
  );
}

export function crack(p: Pens, lean: number): string {
  const d = `M-12 0l7-${3 + lean}l5 4l7-5l5 2M0-1l1.6 6`;
  return (
    `<path d="${d}" fill="none" ${pen(p.ink, 4)}/>` + `<path d="${d}" fill="none" ${pen(p.light('#f2702a'), 1.5)}/>`
  );
}

export function rock(p: Pens, c: string): string {
  return (
    `<path d="M-10 0-7-10 0-14 7-7 10 0Z" fill="${p.tone(c)}" ${pen(p.ink, 1.1)}/>` +
    `<path d="M0-14 7-7 10 0H2Z" fill="${p.ink}" opacity=".3"/>`
  );
}

export function thorn(p: Pens): string {
  return `<path d="M0 0V-16M0-7-6-13M0-10 5.6-17" fill="none" ${pen(p.ink, 1.6)}/>`;
}

export function fir(p: Pens, c: string): string {
  return (
    `<path d="M0 0V-5" ${pen(p.ink, 2)}/><path d="M-6.8-3.6 0-20 6.8-3.6Q0-1.4-6.8-3.6Z" fill="${p.tone(c)}" ${pen(p.ink)}/>` +
    `<path d="M0-20 6.8-3.6Q2-2 0-2.4Z" fill="${p.ink}" opacity=".3"/>`
  );
}
