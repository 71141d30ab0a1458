import type { ArchiveItem } from '@/api/entities/archive-item';

/** Issued by a device: what other programs of the company sent, and what others did, ANAF tells the server of again. */
export function isOurs({ direction, sentElsewhere }: Pick<ArchiveItem, 'direction' | 'sentElsewhere'>): boolean {
  return direction === 'out' && sentElsewhere !== true;
}
