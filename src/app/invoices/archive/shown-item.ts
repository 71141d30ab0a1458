/** A document as lists and pages show it: with the state of its way to the server over the server's own. */
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { ArchiveView } from '@/db/archive/archive-view';

/** The server's state, `queued` for what is only on this device, or `held` for what waits for a person before ANAF. */
export type Standing = ArchiveItem['state'] | 'queued' | 'held';

export type ShownItem = ArchiveItem & { readonly standing: Standing };

/** What the server refused counts as refused, with its reasons beside the others; the rest on its way is queued. */
export function shownItemOf({ item, delivery }: Pick<ArchiveView, 'item' | 'delivery'>): ShownItem {
  if (delivery === null) return { ...item, standing: item.held === undefined ? item.state : 'held' };
  const refused = delivery.state === 'rejected' || delivery.state === 'conflict';
  if (!refused) return { ...item, standing: 'queued' };
  const said = delivery.failure === null ? [] : [delivery.failure.text, ...delivery.failure.messages];
  return { ...item, standing: 'refused', messages: [...new Set([...item.messages, ...said])] };
}
