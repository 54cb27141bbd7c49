/** A link to this server that works for a friend. */
import { api, type Invite } from './api';

const OWN = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether an address leads everybody to their own machine. */
export const isOwn = (hostname: string): boolean => OWN.test(hostname);

/** Where friends find this server. Whoever opened the page by an address that others know has it. */
export async function invitation(): Promise<Invite> {
  if (!isOwn(location.hostname)) return { origin: location.origin, command: '' };
  return api.invite();
}
