import Dexie from 'dexie';
import type { CompanyId } from '@/api/ids';
import type { NumberedInvoice } from '@/domain/numbering/numbers-report';
import { type NumberSeries, numberInSeries } from '@/domain/numbering/series';
import type { CondicaDatabase } from '../condica-database';

/**
 * The company's own invoices whose numbers are of the series, by number; also those that wait to be sent. Read from the
 * keys of an index alone: no row of a large archive is loaded.
 */
export async function numberedInvoices(
  db: CondicaDatabase,
  companyId: CompanyId,
  series: NumberSeries,
): Promise<readonly NumberedInvoice[]> {
  const [min, max] = [Dexie.minKey, Dexie.maxKey];
  const found: NumberedInvoice[] = [];
  await db.archive
    .where('[companyId+direction+issueDate+number+id]')
    .between([companyId, 'out', min, min, min], [companyId, 'out', max, max, max])
    .eachKey((key) => {
      if (!Array.isArray(key)) return;
      const [, , date, text, id] = key.map(String);
      const number = numberInSeries(series, text ?? '');
      if (number !== undefined) found.push({ number, date: date ?? '', id: id ?? '' });
    });
  return found.sort((a, b) => a.number - b.number);
}
