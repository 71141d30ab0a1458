import * as v from 'valibot';
import type { TableLayout } from './table-layout';

export const tableLayoutSchema: v.GenericSchema<unknown, TableLayout> = v.object({
  widths: v.optional(v.pipe(v.record(v.string(), v.number()), v.readonly()), {}),
  hidden: v.optional(v.pipe(v.array(v.string()), v.readonly()), []),
  order: v.optional(v.pipe(v.array(v.string()), v.readonly()), []),
});
