import type { ReactNode } from 'react';
import { amountText, countedNoun } from '@/app/ui/words/amount-text';
import { DateText } from '@/app/ui/words/date-text';
import type { BatchFile } from './batch';
import { issuerOf } from './document-parties';

/** The other firm, the total, number, date and lines of a file. */
export function FileFacts({ file }: { readonly file: BatchFile }): ReactNode {
  const document = file.reading?.document ?? null;
  if (document === null) return null;
  const partner = file.standing?.kind === 'received' ? issuerOf(document) : document.buyer;
  return (
    <div className="px-5 py-4 phone:px-4">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate font-semibold text-16">{partner.name}</span>
        <span className="shrink-0 font-semibold text-20 tabular-nums">
          {document.total === undefined ? '–' : amountText(document.total)}
          <span className="ml-1 font-normal text-13 text-text-3">
            {document.currency === 'RON' ? 'lei' : document.currency}
          </span>
        </span>
      </div>
      <p className="text-12 text-text-3">
        {document.number} · <DateText day={document.issueDate} /> · {countedNoun(document.lines, 'linie', 'linii')}
      </p>
    </div>
  );
}
