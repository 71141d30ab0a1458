import type { ReactNode } from 'react';
import { hundredthsText } from '@/app/invoices/list/hundredths-text';
import { useFirstLoad } from '@/app/state/use-first-load';
import { useWorkspace } from '@/app/state/workspace';
import { countText } from '@/app/ui/words/amount-text';
import type { CompanyFigures } from '@/db/archive/company-figures';
import { vatReturnDay } from '@/domain/calendar/vat-return';
import { monthName, namedDay } from '../day-words';
import type { Decision } from '../decisions/decision';
import { sumOf } from '../decisions/decision-words';
import { figureTexts } from '../home-texts';
import { comparedWith, lastMonths, vatOf } from './figure-words';

interface FiguresBandProps {
  readonly figures: CompanyFigures;
  readonly decisions: readonly Decision[];
}

/** Four figures of the month, from what is on this device. */
export function FiguresBand({ figures, decisions }: FiguresBandProps): ReactNode {
  const { company } = useWorkspace();
  const coming = useFirstLoad() === true;
  const months = lastMonths(figures);
  if (months === undefined) return null;
  const [now, before] = months;
  const name = monthName(now.month);
  const vat = vatOf(now);
  const notes = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');
  return (
    <section aria-label={figureTexts.region}>
      <dl className="grid grid-cols-4 border border-border bg-surface desktop:rounded-2 phone:grid-cols-2 phone:border-x-0">
        <Figure
          label={figureTexts.issued(name)}
          note={notes(
            figureTexts.invoices(now.issued.count),
            comparedWith(now.issued.net, before.issued.net, before.month),
          )}
          value={hundredthsText(now.issued.net)}
        />
        <Figure
          label={figureTexts.received(name)}
          note={notes(figureTexts.invoices(now.received.count), figureTexts.unmarked(now.unmarked))}
          value={hundredthsText(now.received.net)}
        />
        {company.vatRegistered && (
          <Figure
            label={vat.due ? figureTexts.vat(name) : figureTexts.vatBack(name)}
            note={figureTexts.vatNote(namedDay(vatReturnDay(now.month)))}
            value={vat.text}
          />
        )}
        <OpenFigure decisions={decisions} />
      </dl>
      {(figures.foreign > 0 || coming) && (
        <p className="mt-1.5 px-4 text-12 text-text-3">
          {notes(coming ? figureTexts.coming : '', figures.foreign > 0 ? figureTexts.foreign(figures.foreign) : '')}
        </p>
      )}
    </section>
  );
}

/** What was issued and ANAF has not accepted, whoever has to do something about it. */
function OpenFigure({ decisions }: { readonly decisions: readonly Decision[] }): ReactNode {
  const open = decisions.filter(({ documents }) => documents.length > 0);
  const count = open.reduce((sum, decision) => sum + decision.count, 0);
  const sum = sumOf(...open);
  if (count === 0) return <Figure label={figureTexts.open} note={figureTexts.openNone} value="0,00" />;
  return sum === '' ? (
    <Figure label={figureTexts.open} note={figureTexts.openNote(count)} unit="" value={countText(count)} />
  ) : (
    <Figure label={figureTexts.open} note={figureTexts.openNote(count)} value={sum} />
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly note: string;
  readonly unit?: string;
}

function Figure({ label, value, note, unit = figureTexts.lei }: FigureProps): ReactNode {
  return (
    <div className="min-w-0 border-l border-border px-4 py-3 first:border-l-0 phone:odd:border-l-0 phone:[&:nth-child(n+3)]:border-t">
      <dt className="truncate text-12 text-text-3">{label}</dt>
      <dd>
        <span className="block truncate text-20 font-semibold tabular-nums phone:text-16">
          {value}
          {unit !== '' && <span className="ml-1.5 text-13 font-normal text-text-3">{unit}</span>}
        </span>
        <span className="block truncate text-12 text-text-2" title={note}>
          {note}
        </span>
      </dd>
    </div>
  );
}
