/** What else a draft has become: one sale, of which ANAF may have one invoice only (docs/decisions/0021). */
import type { Transaction } from 'kysely';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { Held } from './filing';
import type { FilingTables } from './filing-tables';

export interface InvoiceOfDraft {
  readonly companyId: number;
  readonly invoiceId: string;
  /** '' none. */
  readonly draftId: string;
}

/** `going`: those that are on their way to ANAF or there, not what a person has to decide of, or took back. An index serves it. */
export async function otherInvoicesOf(
  tx: Transaction<FilingTables>,
  { companyId, invoiceId, draftId }: InvoiceOfDraft,
  which: 'going' | 'any',
): Promise<readonly ArchiveItem[]> {
  if (draftId === '') return [];
  const rows = await tx
    .selectFrom('archive_item')
    .select('item')
    .where('company_id', '=', companyId)
    .where('direction', '=', 'out')
    .where('id', '!=', invoiceId)
    .where((row) => row.eb(row.ref('item', '->>').key('draft'), '=', draftId))
    .$if(which === 'going', (query) =>
      query.where('state', '!=', 'refused').where((row) => row.eb(row.ref('item', '->').key('held'), 'is', null)),
    )
    .execute();
  return rows.map(({ item }) => item);
}

export function heldForOther({ number, issuedAt }: Pick<ArchiveItem, 'number' | 'issuedAt'>): Held {
  return { reason: 'draft-issued', number, deviceName: '', at: issuedAt };
}
