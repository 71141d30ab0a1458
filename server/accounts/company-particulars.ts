/** A company's particulars between its columns and their row in the stream, which stands from the first change on. */
import type { Selectable, Updateable } from 'kysely';
import type { ParticularsContent } from '@/api/entities/particulars';
import type { CompanyId } from '@/api/ids';
import type { TenantTransaction } from '../database/app-database';
import type { Tables } from '../tables';

/** As the columns say them; undefined where the company is not the user's. */
export async function particularsInColumns(
  tx: TenantTransaction,
  company: CompanyId,
): Promise<ParticularsContent | undefined> {
  const row = await tx.selectFrom('company').selectAll().where('id', '=', company).executeTakeFirst();
  return row && ofColumns(row);
}

/** After their row: authorizations, filings and mails read the columns. */
export async function putParticulars(
  tx: TenantTransaction,
  company: CompanyId,
  content: ParticularsContent,
): Promise<void> {
  await tx.updateTable('company').set(columnsOf(content)).where('id', '=', company).execute();
}

function ofColumns(row: Selectable<Tables['company']>): ParticularsContent {
  return {
    name: row.name,
    vatRegistered: row.vat_registered,
    registration: row.registration,
    legalForm: row.legal_form,
    tradingName: row.trading_name,
    address: row.address,
    email: row.email,
    telephone: row.telephone,
    contactName: row.contact_name,
    iban: row.iban,
    bank: row.bank,
    paymentTermDays: row.payment_term_days,
    vatOnCollection: row.vat_on_collection,
  };
}

function columnsOf(content: ParticularsContent): Updateable<Tables['company']> {
  return {
    name: content.name,
    vat_registered: content.vatRegistered,
    registration: content.registration,
    legal_form: content.legalForm,
    trading_name: content.tradingName,
    address: JSON.stringify(content.address),
    email: content.email,
    telephone: content.telephone,
    contact_name: content.contactName,
    iban: content.iban,
    bank: content.bank,
    payment_term_days: content.paymentTermDays,
    vat_on_collection: content.vatOnCollection,
  };
}
