/**
 * What this device does with an invoice of a company that the official rules refuse: nothing leaves, or the person decides
 * each time. The server judges every document itself, whatever is set here.
 */
import * as v from 'valibot';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { noteKey } from './company-notes';

export const INVALID_INVOICES = ['refuse', 'ask'] as const;
export type InvalidInvoices = (typeof INVALID_INVOICES)[number];

const schema = v.picklist(INVALID_INVOICES);

const keyOf = (company: CompanyId) => noteKey('invalid-invoices', company);

/** `refuse` where nothing was chosen. */
export async function invalidInvoices(db: CondicaDatabase, company: CompanyId): Promise<InvalidInvoices> {
  const stored = v.safeParse(schema, (await db.kv.get(keyOf(company)))?.value);
  return stored.success ? stored.output : 'refuse';
}

export async function setInvalidInvoices(
  db: CondicaDatabase,
  company: CompanyId,
  value: InvalidInvoices,
): Promise<void> {
  await db.kv.put({ key: keyOf(company), value });
}
