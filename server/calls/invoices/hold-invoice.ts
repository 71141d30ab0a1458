/**
 * An invoice whose draft has gone another way meanwhile (docs/decisions/0018): it is recorded, and ANAF hears nothing of it
 * until a person has looked. The machine: src/domain/invoice/filing-state.ts.
 */
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { TenantTransaction } from '../../database/app-database';
import { lockRow, type StoredRow } from '../../database/replicated-rows';
import type { UploadInput } from './upload-input';

type Held = NonNullable<ArchiveItem['held']>;

/** Undefined where nothing stands in the way. The draft stays locked: nobody changes it before the invoice is recorded. */
export async function reasonToHold(tx: TenantTransaction, input: UploadInput): Promise<Held | undefined> {
  if (input.draftId === '') return undefined;
  const draft = await lockRow(tx, input.companyId, 'draft', input.draftId);
  if (draft === undefined) return undefined;
  return draft.body === null ? issuedBefore(tx, input) : changedSince(draft, input.draftVersion);
}

/** Removed without an invoice: deleting loses to issuing, as it loses to editing. */
async function issuedBefore(tx: TenantTransaction, input: UploadInput): Promise<Held | undefined> {
  const other = await tx
    .selectFrom('archive_item')
    .select('item')
    .where('company_id', '=', input.companyId)
    .where('direction', '=', 'out')
    .where('id', '!=', input.invoiceId)
    .where((row) => row.eb(row.ref('item', '->>').key('draft'), '=', input.draftId))
    .executeTakeFirst();
  if (other === undefined) return undefined;
  return { reason: 'draft-issued', number: other.item.number, deviceName: '', at: other.item.issuedAt };
}

/** A client of old does not say what it saw. */
function changedSince({ version, body }: StoredRow, seen: number | undefined): Held | undefined {
  if (seen === undefined || version <= seen) return undefined;
  return { reason: 'draft-changed', number: '', deviceName: textOf(body?.deviceName), at: textOf(body?.writtenAt) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
