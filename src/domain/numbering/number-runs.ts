import type { IsoDate } from '../invoice/invoice';
import type { NumberInterval } from './end-numbers';
import type { NumberRow, NumberUse } from './numbers-report';

/** Numbers that follow each other and are all on invoices, dated between the two. */
export interface InvoiceRun {
  readonly kind: 'invoices';
  /** Of the first invoice. */
  readonly id: string;
  readonly first: IsoDate;
  readonly last: IsoDate;
}

export interface NumberRun extends NumberInterval {
  readonly use: InvoiceRun | Exclude<NumberUse, { kind: 'invoice' }>;
}

/** The report as it is read: invoices without anything between them are one row. */
export function numberRuns(rows: readonly NumberRow[]): readonly NumberRun[] {
  const runs: NumberRun[] = [];
  for (const { from, to, use } of rows) {
    const before = runs.at(-1);
    if (use.kind !== 'invoice') runs.push({ from, to, use });
    else if (before?.use.kind === 'invoices')
      runs[runs.length - 1] = { from: before.from, to, use: { ...before.use, last: use.date } };
    else runs.push({ from, to, use: { kind: 'invoices', id: use.id, first: use.date, last: use.date } });
  }
  return runs;
}
