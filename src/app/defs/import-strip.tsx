import { FileSpreadsheet, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { countedNoun, countText } from '@/app/ui/words/amount-text';
import { definitionTexts } from './definition-texts';
import type { ImportPlan } from './import-plan';
import type { Importing } from './use-import';

const MOST_WRONG = 3;

/** What the import would do, before anything changes (picture 19). */
export function ImportStrip<Content>({ importing }: { readonly importing: Importing<Content> }): ReactNode {
  const { open, done, run, close } = importing;
  if (open === null) return null;
  const { plan, source } = open;
  const all = plan.added.length + plan.completed.length;
  const [one, many] = definitionTexts.row;
  const rows = all + plan.same + plan.wrong.length;
  return (
    <section className="flex shrink-0 flex-wrap items-center gap-x-6 gap-y-2 border-border border-t bg-surface px-6 py-2 phone:px-4">
      <FileSpreadsheet aria-hidden="true" className="text-text-3" size={20} strokeWidth={1.75} />
      <div className="min-w-0">
        <h2 className="truncate font-semibold text-13">{source}</h2>
        <p className="text-12 text-text-3">{definitionTexts.rows(countedNoun(rows, one, many))}</p>
      </div>
      <PlanCounts plan={plan} />
      <PlanNotes plan={plan} />
      <div className="ml-auto flex items-center gap-2">
        <Button
          busy={done !== null}
          onClick={() => void run()}
          unavailable={all === 0 ? definitionTexts.nothingToImport : undefined}
          variant="accent"
        >
          {done === null
            ? definitionTexts.import(countText(all))
            : definitionTexts.importing(countText(done), countText(all))}
        </Button>
        <IconButton icon={X} label={definitionTexts.close} onClick={close} />
      </div>
    </section>
  );
}

function PlanCounts<Content>({ plan }: { readonly plan: ImportPlan<Content> }): ReactNode {
  const counts = [
    { label: definitionTexts.added, count: plan.added.length },
    { label: definitionTexts.completed, count: plan.completed.length },
    { label: definitionTexts.same, count: plan.same },
    { label: definitionTexts.wrong, count: plan.wrong.length, bad: plan.wrong.length > 0 },
  ];
  return (
    <dl className="flex gap-5">
      {counts.map(({ label, count, bad = false }) => (
        <div key={label}>
          <dt className="text-12 text-text-3">{label}</dt>
          <dd className={`font-semibold text-13 tabular-nums ${bad ? 'text-bad' : ''}`}>{countText(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

function PlanNotes<Content>({ plan: { wrong, unknownHeads } }: { readonly plan: ImportPlan<Content> }): ReactNode {
  const notes = wrong.slice(0, MOST_WRONG).map(({ row, why }) => definitionTexts.wrongRow(row, why));
  if (wrong.length > MOST_WRONG) notes.push(definitionTexts.andOthers(wrong.length - MOST_WRONG));
  if (unknownHeads.length > 0) notes.push(definitionTexts.unknownHeads(unknownHeads.join(', ')));
  if (notes.length === 0) return null;
  return (
    <ul className="min-w-0 max-w-xl text-12 text-text-2">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
