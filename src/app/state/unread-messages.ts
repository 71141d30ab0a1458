/** How many of ANAF's messages of the company in sight nobody has opened on this device (Valtio). */
import { proxy, useSnapshot } from 'valtio';

interface UnreadMessages {
  /** Of documents that are here. */
  here: number;
  /** Of what only the server has, while the list of messages shows it. */
  beside: number;
}

const state = proxy<UnreadMessages>({ here: 0, beside: 0 });

export function tellUnread(part: Partial<UnreadMessages>): void {
  Object.assign(state, part);
}

export function useUnreadMessages(): number {
  const { here, beside } = useSnapshot(state);
  return here + beside;
}
