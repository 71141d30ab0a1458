/** The demonstration's invoices that ANAF has not settled, as this device knows them. Pure. */
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { CompanyId } from '@/api/ids';
import type { OpenDocument } from '@/db/archive/open-filing-queries';

export interface Unfinished {
  /** Whose they are; undefined where there are none. */
  readonly companyId: CompanyId | undefined;
  /** The most urgent first. */
  readonly rejected: readonly ArchiveItem[];
  readonly doubtful: readonly ArchiveItem[];
  readonly waiting: readonly ArchiveItem[];
}

/** Of the present company where it has some, else of the first that has; what is on its way to the server again counts as done. */
export function unfinishedOf(documents: readonly OpenDocument[], present: CompanyId): Unfinished {
  const open = documents.filter(({ view: { delivery } }) => delivery === null);
  const own = open.some(({ companyId }) => companyId === present);
  const companyId = own ? present : open[0]?.companyId;
  const items = open.filter((document) => document.companyId === companyId).map(({ view: { item } }) => item);
  const inState = (...states: readonly string[]): readonly ArchiveItem[] =>
    items.filter(({ state }) => states.includes(state)).sort((a, b) => (a.issueDate < b.issueDate ? -1 : 1));
  return {
    companyId,
    rejected: inState('rejected', 'refused'),
    doubtful: inState('doubtful'),
    waiting: inState('recorded', 'uploading', 'uploaded', 'processing'),
  };
}
