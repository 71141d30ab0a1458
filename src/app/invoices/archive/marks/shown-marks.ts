/** A document's marks as lists and pages show them. */
import type { ArchiveItem, InvoiceMarkState, MarkName } from '@/api/entities/archive-item';

export const MARK_NAMES = ['approved', 'booked'] as const satisfies readonly MarkName[];

type Marked = Pick<ArchiveItem, 'marks'>;

/** Who gave the mark and when; null where it does not stand. */
export function standingMark({ marks }: Marked, mark: MarkName): InvoiceMarkState | null {
  const said = marks?.[mark];
  return said?.state === true ? said : null;
}
