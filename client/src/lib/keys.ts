/** Hotkeys: one letter each, never while somebody writes or a control wants the key itself. What lies on
 *  the table (`data-thing`) is opened by Enter: Space does the main thing there, too. */

export type Hotkeys = Record<string, () => void>;

const WRITING = 'input:not([type=checkbox],[type=radio],[type=range]), textarea, select, [contenteditable]';
const PRESSABLE = 'button, a[href], summary, input, select, [role=button], [role=option], [role=tab]';

const THING = '[data-thing]';

/** Whether the key belongs to what has the focus, not to the table. */
export function taken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (!target) return false;
  if (target.closest(WRITING)) return true;
  const control = target.closest(PRESSABLE);
  if (event.key === 'Enter') return control !== null;
  if (event.key !== ' ' || control === null || target.closest(THING)) return false;
  // One that was only clicked has the focus, but nobody sees it there.
  return control.matches(':focus-visible');
}

/** Press what shows this number: a choice of the prompt, of a list, of the game's own. */
export function pressNumbered(number: number): void {
  document.querySelector<HTMLElement>(`[data-number="${number}"]`)?.click();
}

/** For keyup: some browsers click with Space only then. */
export function letGo(event: KeyboardEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.key === ' ' && target?.closest(THING)) event.preventDefault();
}

/** A handler for keydown. Names are those of KeyboardEvent.key, letters in lower case. */
export function hotkeys(map: () => Hotkeys): (event: KeyboardEvent) => void {
  return (event) => {
    if (taken(event)) return;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const action = map()[name];
    if (!action) return;
    event.preventDefault();
    action();
  };
}
