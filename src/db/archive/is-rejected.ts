import type { ArchiveView } from './archive-view';

/** By ANAF, which the server tells, or by the server: it may be corrected under its number. */
export function isRejected({ item, delivery }: Pick<ArchiveView, 'item' | 'delivery'>): boolean {
  return item.state === 'rejected' || item.state === 'refused' || delivery?.state === 'rejected';
}
