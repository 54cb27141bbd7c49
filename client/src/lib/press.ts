/**
 * A long press opens what a right click opens. Some browsers tell it by themselves with an event of
 * the context menu, those of iPhones never do: then it is told here. The click at its end is not one.
 */
const LONG = 550;
/** A finger is never quite still. */
const SLOP = 10;

/** Watch what is inside this element. Returns how to stop. */
export function longPress(root: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: PointerEvent | null = null;
  let told = false;

  const forget = (): void => {
    clearTimeout(timer);
    from = null;
  };
  const down = (event: PointerEvent): void => {
    const second = from !== null;
    forget();
    told = false;
    // Two fingers pinch.
    if (event.pointerType === 'mouse' || second) return;
    from = event;
    timer = setTimeout(() => {
      forget();
      const { target, clientX, clientY } = event;
      // Nobody cares about it: then it is a slow tap.
      told = !target?.dispatchEvent(
        new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY }),
      );
    }, LONG);
  };
  const move = (event: PointerEvent): void => {
    if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > SLOP) forget();
  };
  const click = (event: MouseEvent): void => {
    if (!told) return;
    told = false;
    event.preventDefault();
    event.stopPropagation();
  };

  const watched = { pointerdown: down, pointermove: move, pointerup: forget, pointercancel: forget, contextmenu: forget };
  const all = Object.entries({ ...watched, click }) as [string, EventListener][];
  for (const [name, what] of all) root.addEventListener(name, what, true);
  return () => {
    forget();
    for (const [name, what] of all) root.removeEventListener(name, what, true);
  };
}
