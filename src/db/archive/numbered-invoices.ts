import type { CompanyId } from '@/api/ids';
import type { NumberedInvoice } from '@/domain/numbering/numbers-report';
import { type NumberSeries, numberInSeries } from '@/domain/numbering/series';
import type { CondicaDatabase } from '../condica-database';
import { documentNumbers } from './document-numbers';

/** The company's own invoices whose numbers are of the series, by number; also those that wait to be sent. */
export async function numberedInvoices(
  db: CondicaDatabase,
  companyId: CompanyId,
  series: NumberSeries,
): Promise<readonly NumberedInvoice[]> {
  const found = (await documentNumbers(db, companyId)).flatMap(({ id, number: text, issueDate: date }) => {
    const number = numberInSeries(series, text);
    return number === undefined ? [] : [{ number, date, id }];
  });
  return found.sort((a, b) => a.number - b.number);
}
