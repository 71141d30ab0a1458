import type { ReactNode } from 'react';
import { dayText } from '@/app/ui/words/date-words';
import { type AskedFilters, filterWords } from './filter-words';
import type { InvoiceListKind } from './list-kind';
import { printedTexts } from './printed-texts';
import { totalsText } from './totals-text';
import type { ArchiveList } from './use-archive-answer';

interface PrintedListHeadProps {
  readonly kind: InvoiceListKind;
  readonly company: string;
  readonly totals: NonNullable<ArchiveList['answer']>['totals'];
  /** `today`: `yyyy-MM-dd`. */
  readonly asked: AskedFilters & {
    readonly today: string;
    /** How many rows were chosen; 0 prints the filtered list. */
    readonly chosen: number;
  };
}

/** What stands over the rows of a printed list: whose it is, of which day, and by which filters or that they were chosen. */
export function PrintedListHead({ kind, company, totals, asked }: PrintedListHeadProps): ReactNode {
  const { chosen, today } = asked;
  const sums = totalsText(totals, chosen > 0 ? printedTexts.totalChosen : undefined);
  return (
    <>
      <h2>{kind.words.title}</h2>
      <p>
        {[company, sums ?? []].flat().join(' · ')}
        <br />
        {printedTexts.of(dayText(today), chosen > 0 ? [printedTexts.chosen(chosen)] : filterWords(kind, asked))}
      </p>
    </>
  );
}
