/** `body[data-ready]`: nothing is under way on this page. At a table it tells which position is
 * shown. For tests, and for who prints it. */

export function markReady(ready: boolean, step?: number): void {
  if (ready) document.body.dataset.ready = String(step ?? true);
  else delete document.body.dataset.ready;
}
