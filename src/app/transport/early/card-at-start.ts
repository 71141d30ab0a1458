import { type KeptUit, keptUits } from '@/db/start/kept-uits';
import { expectedDatabase } from '@/sync/session/session-copies';
import { isSmartphone } from '../../state/device';

const PATH = '/app/eTrans/viewEtrans';

/** What a start knows before anything is read: the address, and what the device is. */
export interface StartPlace {
  readonly location: Pick<Location, 'pathname' | 'search'>;
  readonly navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;
  /** CSS px. */
  readonly innerWidth: number;
}

/**
 * The kept card that a start may show at once: the one whose page is opened, on a phone, of the user who is signed in as far as this
 * device knows, and only while it holds. `now`: ms since 1970 by this device's clock.
 */
export function cardAtStart(
  { location, navigator, innerWidth }: StartPlace,
  storage: Pick<Storage, 'getItem'>,
  now: number,
): KeptUit | null {
  if (location.pathname !== PATH || !isSmartphone(navigator.userAgent, innerWidth, navigator.maxTouchPoints))
    return null;
  const database = expectedDatabase(storage);
  const id = new URLSearchParams(location.search).get('id');
  if (database === null || id === null) return null;
  const card = keptUits(storage, database).find((kept) => kept.id === id);
  return card !== undefined && isHolding(card, now) ? card : null;
}

function isHolding({ from, until, ahead }: KeptUit, now: number): boolean {
  return now - ahead >= from && now - ahead < until;
}
