/** After a restored server was pulled to its head: what it lacks of this device goes into the outbox (restored-server.ts). */
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { Draft } from '@/api/entities/invoice-draft';
import type { EntityId, OperationId } from '@/api/ids';
import { documentXml } from '../archive/archive-queries';
import type { CommandContext } from '../command-context';
import { draftKind } from '../drafts/draft-collection';
import { queueUpload } from '../invoices/queue-upload';
import { newOperationId } from '../outbox/enqueue';
import { partnerKind } from '../partners/partner-collection';
import { paymentMethodKind } from '../payment-methods/payment-method-collection';
import { productKind } from '../products/product-collection';
import { addRow, UNCONFIRMED } from '../rows/add-row';
import { fieldDifference } from '../rows/field-changes';
import type { AddableKind, EditableKind } from '../rows/row-kind';
import { storedRow } from '../rows/show-row';
import { changeRow } from '../rows/update-row';
import { serialKind } from '../serials/serial-collection';
import { vatRateKind } from '../vat-rates/vat-rate-collection';
import { knownRow } from './known-row';
import { type ResentCollection, takeSetAside } from './restored-server';

/** Gives how many entries were made; 0 where nothing was set aside. */
export function sendAgain(context: CommandContext): Promise<number> {
  const { db, companyId } = context;
  return db.transaction('rw', db.tables, async () => {
    const before = await db.outbox.count();
    for (const { collection, row } of await takeSetAside(db, companyId)) await RESEND[collection](context, row);
    return (await db.outbox.count()) - before;
  });
}

type Resend = (context: CommandContext, row: unknown) => Promise<void>;

/** Unknown to the server: added again. Known as it was before: changed again, where it can be. Work that waits stays first. */
function resend<R extends { readonly id: EntityId }>(
  kind: AddableKind<R>,
  read: (row: unknown) => R | null,
  change: ((context: CommandContext, row: R) => Promise<void>) | null,
): Resend {
  return async (context, value) => {
    const row = read(value);
    if (row === null) return;
    const table = kind.table(context.db);
    const stored = await table.get(row.id);
    if (stored !== undefined && stored.pending.length > 0) return;
    if (stored !== undefined && stored.version !== UNCONFIRMED) {
      await change?.(context, row);
      return;
    }
    await table.delete(row.id);
    await addRow(context, kind, row);
  };
}

function changeAgain<R extends { readonly id: EntityId }>(kind: EditableKind<R>) {
  return async (context: CommandContext, row: R): Promise<void> => {
    const stored = await kind.table(context.db).get(row.id);
    if (stored === undefined || stored.shown === null) return;
    const difference = fieldDifference(kind.contentOf(stored.shown), kind.contentOf(row));
    if (Object.keys(difference.changes).length > 0) await changeRow(context, kind, stored, difference);
  };
}

/** A document whose bytes are here; one that the server knows, at whatever state, follows by its own jobs. */
async function resendDocument(context: CommandContext, value: unknown): Promise<void> {
  const item: ArchiveItem | null = knownRow('archive', value);
  const stored = item === null ? undefined : await context.db.archive.get(item.id);
  if (item === null || stored === undefined || item.direction !== 'out') return;
  if (stored.version !== UNCONFIRMED || stored.pending !== null) return;
  const xml = await documentXml(context.db, item.id);
  if (xml === undefined) return;
  const { draft, taken } = stored;
  const outboxId = newOperationId(context);
  await queueUpload(context, {
    outboxId,
    item: { ...item, state: 'recorded' },
    xml,
    bytes: new TextEncoder().encode(xml),
    draft: await takeDraftOffAgain(context, draft, outboxId),
    rest: { version: UNCONFIRMED, base: stored.base, draft, taken },
  });
}

/** The draft of an invoice that was lost is on the server's list again: it goes with the upload, as it went before. */
async function takeDraftOffAgain(
  { db }: CommandContext,
  draft: Draft | null,
  outboxId: OperationId,
): Promise<EntityId | ''> {
  const stored = draft === null ? undefined : await db.draft.get(draft.id);
  if (stored === undefined || stored.base === null || stored.pending.length > 0) return '';
  await db.draft.put(storedRow(draftKind, { ...stored, pending: [{ kind: 'issued', outboxId }] }));
  return stored.id;
}

const RESEND: Readonly<Record<ResentCollection, Resend>> = {
  serial: resend(serialKind, (row) => knownRow('serial', row), null),
  partner: resend(partnerKind, (row) => knownRow('partner', row), changeAgain(partnerKind)),
  product: resend(productKind, (row) => knownRow('product', row), changeAgain(productKind)),
  vatRate: resend(vatRateKind, (row) => knownRow('vatRate', row), null),
  paymentMethod: resend(paymentMethodKind, (row) => knownRow('paymentMethod', row), changeAgain(paymentMethodKind)),
  draft: resend(draftKind, (row) => knownRow('draft', row), changeAgain(draftKind)),
  archive: resendDocument,
};
