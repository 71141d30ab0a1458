import { lazy, type ReactNode, Suspense } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { useToday } from '@/app/state/use-today';
import { DeadlineClock } from '@/app/ui/states/deadline-clock';
import { amountText } from '@/app/ui/words/amount-text';
import { DateText } from '@/app/ui/words/date-text';
import { DOCUMENT_TYPE_WORDS } from '../document/document-type-words';
import { abilitiesOf } from './archive-actions';
import { archiveTexts } from './archive-texts';
import { elsewhereTexts } from './elsewhere-texts';
import type { ShownItem } from './shown-item';

/** Of the few that something took back or corrected. */
const ChangedSince = lazy(() => loadChunk(() => import('./changed-since')));

/** Partner, sum and the facts of an archived document. */
export function DocumentFacts({ item }: { readonly item: ShownItem }): ReactNode {
  const today = useToday();
  const currency = item.currency === 'RON' ? 'lei' : item.currency;
  return (
    <div className="px-5 py-4 phone:px-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="break-words font-semibold text-16">{item.partnerName}</p>
          <p className="text-12 text-text-3 tabular-nums">{item.partnerTaxId}</p>
        </div>
        <div className="shrink-0 text-right">
          <p className="font-semibold text-20 tabular-nums">
            {amountText(item.total)} <span className="font-normal text-13 text-text-3">{currency}</span>
          </p>
          <p className="text-12 text-text-3 tabular-nums">
            {archiveTexts.ofWhichVat} {amountText(item.vat)}
          </p>
        </div>
      </div>
      {item.sentElsewhere === true && <p className="mt-3 text-13 text-text-2">{elsewhereTexts.note}</p>}
      {(item.takenBack ?? item.correctedBy) !== undefined && (
        <Suspense fallback={null}>
          <ChangedSince item={item} />
        </Suspense>
      )}
      {abilitiesOf(item).correct && (
        <p className="mt-3">
          <DeadlineClock issueDate={item.issueDate} today={today} />
        </p>
      )}
      <dl className="mt-3 grid grid-cols-3 gap-3 text-13">
        <Fact label={archiveTexts.issued} value={<DateText day={item.issueDate} />} />
        <Fact label={archiveTexts.due} value={<DateText day={item.dueDate} />} />
        <Fact label={archiveTexts.kind} value={kindWords(item)} />
      </dl>
    </div>
  );
}

/** What a supplier sends may have a code of no word here. */
function kindWords({ type, typeCode }: ShownItem): string {
  return DOCUMENT_TYPE_WORDS[typeCode] ?? (type === 'NC' ? archiveTexts.creditNote : archiveTexts.invoice);
}

function Fact({ label, value }: { readonly label: string; readonly value: ReactNode }): ReactNode {
  return (
    <div>
      <dt className="text-12 text-text-3">{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
