/** A document as lists and pages show it: with the state of its way to the server over the server's own. */
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { LostDocument } from '@/db/archive/archive-row';
import type { ArchiveView } from '@/db/archive/archive-view';

/**
 * The server's state, `queued` for what is only on this device, `held` for what waits for a person before ANAF, or `lost`: nobody is
 * at work on it, as the server was restored and its document is not here.
 */
export type Standing = ArchiveItem['state'] | 'queued' | 'held' | 'lost';

export type ShownItem = ArchiveItem & { readonly standing: Standing; readonly lost?: LostDocument };

/** What ANAF said of it stays true, whatever has become of the document. */
const VERDICTS: ReadonlySet<ArchiveItem['state']> = new Set(['accepted', 'duplicate', 'rejected', 'refused']);

/** What the server refused counts as refused, with its reasons beside the others; the rest on its way is queued. */
export function shownItemOf({ item, delivery, lost }: Pick<ArchiveView, 'item' | 'delivery' | 'lost'>): ShownItem {
  if (lost !== undefined) return { ...item, lost, standing: VERDICTS.has(item.state) ? item.state : 'lost' };
  if (delivery === null) return { ...item, standing: item.held === undefined ? item.state : 'held' };
  const refused = delivery.state === 'rejected' || delivery.state === 'conflict';
  if (!refused) return { ...item, standing: 'queued' };
  const said = delivery.failure === null ? [] : [delivery.failure.text, ...delivery.failure.messages];
  return { ...item, standing: 'refused', messages: [...new Set([...item.messages, ...said])] };
}
