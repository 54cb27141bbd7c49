/** Hotkeys: one letter each, never while somebody writes or a control wants the key itself. */

export type Hotkeys = Record<string, () => void>;

const WRITING = 'input:not([type=checkbox],[type=radio],[type=range]), textarea, select, [contenteditable]';
const PRESSABLE = 'button, a[href], summary, input, select, [role=button], [role=option], [role=tab]';

/** Whether the key belongs to what has the focus, not to the table. */
export function taken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (!target) return false;
  if (target.closest(WRITING)) return true;
  const presses = event.key === ' ' || event.key === 'Enter';
  return presses && target.closest(PRESSABLE) !== null;
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
