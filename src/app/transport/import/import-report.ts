/** Tables that the import gives: what became of each row, and a model to fill in. Pure. */
import { dayText } from '@/app/ui/words/date-words';
import { COLUMN_TITLES, type TransportColumn } from '@/domain/transport/import/transport-columns';
import type { WrittenSheet } from '@/workers/sheets/write-sheet';
import type { ImportRow } from './import-rows';
import { importTexts as words } from './import-texts';

const WIDTHS = [28, 8, 32, 14, 12, 20, 80];

/** A row for each thing that is wrong, and one for each declaration that is right. */
export function reportSheet(rows: readonly ImportRow[]): WrittenSheet {
  return {
    name: words.reportSheet,
    columns: words.reportHeads.map((head, place) => [head, WIDTHS[place] ?? 20] as const),
    rows: rows.flatMap((row) => {
      const { draft, findings } = row.transport;
      const line = (at: number | undefined, why: string) => [
        ...[row.file, at ?? null, draft.partner.name, draft.transport.vehicle, dayText(draft.transport.startDate)],
        ...[verdictWords(row), why],
      ];
      return findings.length === 0 ? [line(row.rows[0], '')] : findings.map(({ row: at, detail }) => line(at, detail));
    }),
  };
}

export function verdictWords({ verdict, from }: ImportRow): string {
  if (verdict === 'later') return words.later(dayText(from));
  return verdict === 'passed' ? words.passed : words[verdict];
}

const SAMPLE: Readonly<Partial<Record<TransportColumn, string>>> = {
  ...{ number: '1', operation: '30', startDate: '02.12.2026', vehicle: 'CJ24MGD', organiserCountry: 'RO' },
  ...{ organiserCode: '8000000018', organiserName: 'Transportator SRL', partnerCountry: 'RO' },
  ...{ partnerCode: '8000000026', partnerName: 'Client SRL', startCounty: '12', startLocality: 'Cluj-Napoca' },
  ...{
    startStreet: 'Fabricii',
    startNumber: '12',
    endCounty: '32',
    endLocality: 'Sibiu',
    endStreet: 'Calea Șurii Mici',
  },
  ...{ endNumber: '1', documentType: '30', documentNumber: 'AV 1', documentDate: '02.12.2026', purpose: '101' },
  ...{ tariffCode: '08081080', name: 'Mere', quantity: '1200', unit: 'KGM', netWeight: '1200', grossWeight: '1260,5' },
  value: '3840',
};

/** Every column that is known, with one row as an example. */
export function sampleSheet(): WrittenSheet {
  const columns = [...COLUMN_TITLES].map(([column, [title = column]]) => ({ column, title: capital(title) }));
  return {
    name: words.sampleSheet,
    columns: columns.map(({ title }) => [title, Math.max(10, title.length + 2)] as const),
    rows: [columns.map(({ column }) => SAMPLE[column] ?? '')],
  };
}

/** As a title stands in a table. */
export function columnTitle(column: TransportColumn): string {
  return capital(COLUMN_TITLES.get(column)?.[0] ?? column);
}

function capital(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1);
}
