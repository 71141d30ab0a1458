/** What pages that are open to all show only by an ability (design, section 10), by the name under which they ask; the rest of where abilities are asked for: ability-places.ts. */
import type { Ability } from './abilities';

export const GUARDED_ACTIONS = {
  receiptNote: 'NIR',
  /** Push and mail beyond the legal warnings, which everyone gets. */
  moreNotifications: 'notificari',
  xmlPanel: 'facturaDetaliataXML',
  tokenCopy: 'cheieTokenAcces',
  /** Several rows, and several values in a filter; single rows keep all actions. */
  selectSeveral: 'cautareSelectieMultipla',
  supportByMail: 'suportEmail',
  supportByPhone: 'suportTelefonic',
} as const satisfies Readonly<Record<string, Ability>>;

export type GuardedAction = keyof typeof GUARDED_ACTIONS;
