/** Entries of the outbox that ask for the person, by company, parted as the panel parts them. Pure. */
import type { CompanyId } from '@/api/ids';
import { type EntryPart, partOfEntry } from '@/db/outbox/entry-part';
import { isUpload } from '@/db/outbox/fold-issued-drafts';
import type { OutboxEntry } from '@/db/outbox/outbox-entry';
import type { CompanyCount } from './decision';

type Asking = Pick<OutboxEntry, 'call' | 'companyId' | 'state'>;

/** Of an invoice that was not taken its document tells. */
export function askingCounts(entries: readonly Asking[]): {
  readonly refusedChanges: readonly CompanyCount[];
  readonly choices: readonly CompanyCount[];
} {
  const own = entries.filter((entry) => !isUpload(entry));
  const part = (name: EntryPart) => countsOf(own.filter((entry) => partOfEntry(entry) === name));
  return { refusedChanges: part('rejected'), choices: part('conflicts') };
}

function countsOf(entries: readonly Asking[]): readonly CompanyCount[] {
  const counts = new Map<CompanyId, number>();
  for (const { companyId } of entries) counts.set(companyId, (counts.get(companyId) ?? 0) + 1);
  return [...counts].map(([companyId, count]) => ({ companyId, count, deadline: null }));
}
