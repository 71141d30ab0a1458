/** The files that a month is taken as. */
import * as v from 'valibot';
import type { DocumentFormat } from '@/db/archive/stored-document';
import type { MonthSize } from './month-size';

export type MonthFormat = DocumentFormat | 'pdf';

export const MONTH_FORMATS = ['xml', 'pdf', 'zip'] as const satisfies readonly MonthFormat[];

/** As kept by the screen; one at least. */
export const monthFormatsSchema = v.pipe(v.array(v.picklist(MONTH_FORMATS)), v.minLength(1));

/** Bytes of what is chosen, PDFs not counted: they are made when they are asked for. */
export function bytesOf(chosen: readonly MonthFormat[], { bytes }: MonthSize): number {
  return chosen.reduce((sum, format) => sum + (format === 'pdf' ? 0 : bytes[format]), 0);
}
