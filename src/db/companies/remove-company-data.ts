import type { Table } from 'dexie';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { forgetInvalidInvoices } from '../settings/invalid-invoices';
import { forgetOwnViews } from '../settings/own-views';

const EDITED = ['partner', 'product', 'serial', 'vatRate', 'paymentMethod', 'draft'] as const;

/**
 * Removes what the server gave of a company. What was written here and not sent stays and can be exported: the outbox, the
 * rows its entries belong to, conflicts that wait for a choice, and the leases whose numbers unsent invoices bear: should the
 * access come back, no number is drawn twice.
 */
export function removeCompanyData(db: CondicaDatabase, companyId: CompanyId): Promise<void> {
  return db.transaction('rw', db.tables, async () => {
    for (const name of EDITED) await removeWhere(db.table(name), companyId, ({ pending }) => pending.length === 0);
    const unsent = await db.archive.filter((row) => row.companyId === companyId && row.pending !== null).toArray();
    const invoices = new Set(unsent.map(({ id }) => id));
    const leases = new Set(unsent.flatMap(({ taken }) => (taken === null ? [] : [taken.leaseId])));
    await removeWhere(db.archive, companyId, ({ id }) => !invoices.has(id));
    await removeWhere(db.openFiling, companyId, ({ id }) => !invoices.has(id));
    await removeWhere(db.document, companyId, ({ invoiceId }) => !invoices.has(invoiceId));
    await removeWhere(db.lease, companyId, ({ id }) => !leases.has(id));
    await removeWhere(db.unknownChange, companyId, () => true);
    await db.counter.bulkPut(
      (['out', 'in', 'doubtful'] as const).map((name) => ({
        companyId,
        name,
        count: name === 'doubtful' ? 0 : unsent.filter(({ direction }) => direction === name).length,
      })),
    );
    await forgetInvalidInvoices(db, companyId);
    await forgetOwnViews(db, companyId);
    await db.syncState.delete(companyId);
    await db.company.delete(companyId);
  });
}

async function removeWhere<R extends { readonly companyId: CompanyId }, K, I>(
  table: Table<R, K, I>,
  companyId: CompanyId,
  mayGo: (row: R) => boolean,
): Promise<void> {
  await table.filter((row) => row.companyId === companyId && mayGo(row)).delete();
}
