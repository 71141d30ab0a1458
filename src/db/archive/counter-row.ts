import type { CompanyId } from '@/api/ids';

/** `out`, `in`: documents of that direction. `doubtful`: documents whose filing is in doubt. */
export type CounterName = 'out' | 'in' | 'doubtful';

/** A count kept with the rows: counting an index range of 100,000 rows takes half a second. */
export interface CounterRow {
  readonly companyId: CompanyId;
  readonly name: CounterName;
  readonly count: number;
}
