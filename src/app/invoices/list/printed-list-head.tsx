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
  readonly asked: AskedFilters & { readonly today: string };
}

/** What stands over the rows of a printed list: whose it is, of which day, and by which filters. */
export function PrintedListHead({ kind, company, totals, asked }: PrintedListHeadProps): ReactNode {
  return (
    <>
      <h2>{kind.words.title}</h2>
      <p>{[company, totalsText(totals) ?? []].flat().join(' · ')}</p>
      <p>{printedTexts.of(dayText(asked.today), filterWords(kind, asked))}</p>
    </>
  );
}
