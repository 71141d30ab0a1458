/**
 * The first rows of the issued list in the page before React is there, from what the start has read of the database
 * (db/start/first-page.ts), until the list draws its own in the same places (list-rows-view.tsx).
 *
 * Invariants: drawn only for the user whom the session names, and only what the list itself then draws first; where the list
 * opens otherwise (a filter, another order, scrolled, a document beside it), nothing.
 */
import { hasAbility } from '@/api/abilities';
import type { User } from '@/api/entities/user';
import { GUARDED_ACTIONS } from '@/api/guarded-actions';
import { loadChunk } from '@/app/routes/load-chunk';
import { isSmartphone } from '@/app/state/device';
import { readMirror } from '@/app/state/kept-interface';
import { showEarlySight } from '@/app/ui/early-sight';
import type { FirstList } from '@/db/start/first-page';
import { firstRows } from '@/db/start/first-rows';
import { shownItemOf } from '../../archive/shown-item';
import { fillWithCards } from './early-cards';
import { earlyFrame } from './early-frame';
import { fillWithTable } from './early-table';
import { keptLayout } from './kept-layout';
import { type KeptValue, opensPlain } from './plain-list';

/** Of a desktop, px: on a narrower one the head of the list may take two lines. */
const MIN_DESKTOP_WIDTH = 1024;

/** The archive's snapshot is read from now on, while React's code is evaluated: counts and sums of all wait for it longest. */
export async function beginSnapshot({ companyId }: FirstList, database: string): Promise<void> {
  const { archiveSearch } = await loadChunk(() => import('@/workers/archive-search/archive-search'));
  await archiveSearch.call((api) => api.prepareEarly(database, companyId));
}

/** True where rows were drawn. `kept`: of the tab's screens. */
export function drawEarlyList(list: FirstList, { plan }: Pick<User, 'plan'>, kept: KeptValue): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const phone = isSmartphone(userAgent, innerWidth, maxTouchPoints);
  // Framed, it is a page of the support, which may ask for another account.
  if (window.parent !== window || list.rows.length === 0 || !opensPlain(kept, list.companyId)) return false;
  const layout = keptLayout(localStorage);
  if (layout === null || (!phone && innerWidth < MIN_DESKTOP_WIDTH)) return false;
  const items = firstRows(list).map(shownItemOf);
  const { element, scroller } = earlyFrame(phone, readMirror(sessionStorage).menuCollapsed);
  showEarlySight(element);
  const selectable = hasAbility(plan.planRestrictions, GUARDED_ACTIONS.selectSeveral);
  if (phone) fillWithCards(scroller, items);
  else fillWithTable(scroller, { items, layout, selectable });
  return true;
}
