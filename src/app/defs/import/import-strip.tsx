import { FileSpreadsheet, X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { Button } from '@/app/ui/buttons/button';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { countedNoun, countText } from '@/app/ui/words/amount-text';
import { type DefinitionKind, neededFields } from '../definition-list';
import { definitionTexts } from '../definition-texts';
import { changedRows } from './changed-rows';
import { type ImportPlan, missingOf } from './import-plan';
import { importTexts as words } from './import-texts';
import { countDone, type DoneImport } from './run-import';
import type { Importing, ImportWork, OpenImport } from './use-import';

const MOST_WRONG = 3;
const ImportDetails = lazy(() => loadChunk(() => import('./import-details')));

interface ImportStripProps<Content> {
  readonly kind: Pick<DefinitionKind<Content>, 'fields' | 'nameOf' | 'import' | 'needed'>;
  readonly importing: Importing<Content>;
}

/** What the import would do, before anything changes (picture 19); then what it did, until it is closed or undone. */
export function ImportStrip<Content extends object>({ kind, importing }: ImportStripProps<Content>): ReactNode {
  const { open, work } = importing;
  const [detailed, setDetailed] = useState<{ readonly table: unknown; readonly shown: boolean }>();
  if (open === null && work === null) return null;
  // A table whose columns are not known begins with them.
  const shown = open !== null && (detailed?.table === open.table ? detailed.shown : open.asked);
  const completed = kind.import?.replaces === true ? words.replaced : words.completed;
  const detail = (to: boolean): void => setDetailed({ table: open?.table, shown: to });
  return (
    <section
      aria-label={open?.source ?? importing.source}
      className="flex shrink-0 flex-wrap items-center gap-x-6 gap-y-2 border-border border-t bg-surface px-6 py-2 phone:border-b phone:px-4"
    >
      <FileSpreadsheet aria-hidden="true" className="text-text-3" size={20} strokeWidth={1.75} />
      {open === null ? (
        <p className="text-13" role="status">
          {words.reading(importing.source)}
        </p>
      ) : (
        <>
          <Source open={open} />
          {open.done === undefined && open.reading.ok && <PlanCounts completed={completed} plan={open.reading.plan} />}
          {open.done === undefined && open.reading.ok && <PlanNotes plan={open.reading.plan} />}
          <div className="ml-auto flex flex-wrap items-center gap-2">
            {open.done === undefined && (
              <Button onClick={() => detail(true)} unavailable={work === null ? undefined : words.busy}>
                {words.details}
              </Button>
            )}
            {open.done === undefined ? <RunButton importing={importing} /> : <UndoButton importing={importing} />}
            <IconButton
              icon={X}
              label={open.done === undefined ? words.close : words.finish}
              onClick={importing.close}
            />
          </div>
          {shown && (
            <Suspense>
              <ImportDetails
                columns={open.columns}
                completed={completed}
                head={open.head}
                onClose={() => detail(false)}
                onColumns={(columns) => void importing.map(columns)}
                needed={kind.fields.filter(({ name }) => neededFields(kind).includes(name)).map(({ label }) => label)}
                options={kind.fields.map(({ name, label }) => ({ value: name, label }))}
                rows={open.reading.ok ? changedRows(kind, open.reading.plan) : undefined}
                missing={missingOf(open.reading)}
                source={open.source}
                table={open.table}
              />
            </Suspense>
          )}
        </>
      )}
    </section>
  );
}

function Source<Content>({ open: { source, reading, done } }: { readonly open: OpenImport<Content> }): ReactNode {
  const [one, many] = definitionTexts.row;
  return (
    <div className="min-w-0">
      <h2 className="truncate font-semibold text-13">{source}</h2>
      <p className="text-12 text-text-3">
        {done !== undefined
          ? words.imported(countText(countDone(done)))
          : reading.ok
            ? words.rows(countedNoun(rowsOf(reading.plan), one, many))
            : words.noHead(missingOf(reading))}
      </p>
    </div>
  );
}

const rowsOf = <Content,>({ added, completed, same, wrong }: ImportPlan<Content>): number =>
  added.length + completed.length + same + wrong.length;

const workWords = ({ kind, done, of }: ImportWork): string =>
  (kind === 'undoing' ? words.undoing : words.importing)(countText(done), countText(of));

function RunButton<Content>({ importing: { open, work, run } }: { readonly importing: Importing<Content> }): ReactNode {
  const plan = open?.reading.ok === true ? open.reading.plan : undefined;
  const all = (plan?.added.length ?? 0) + (plan?.completed.length ?? 0);
  return (
    <Button
      busy={work !== null}
      onClick={() => void run()}
      unavailable={
        plan === undefined
          ? words.columnsMissing(missingOf(open?.reading))
          : all === 0
            ? words.nothingToImport
            : undefined
      }
      variant="accent"
    >
      {work?.kind === 'importing' ? workWords(work) : words.import(countText(all))}
    </Button>
  );
}

function UndoButton<Content>({ importing }: { readonly importing: Importing<Content> }): ReactNode {
  const { open, work, undo } = importing;
  const done: DoneImport<Content> = open?.done ?? { added: [], completed: [], stayed: [] };
  if (countDone(done) === 0) return null;
  return (
    <Button busy={work !== null} onClick={() => void undo()}>
      {work === null ? words.undo : workWords(work)}
    </Button>
  );
}

interface PlanCountsProps<Content> {
  readonly plan: ImportPlan<Content>;
  /** What happens to rows that are there. */
  readonly completed: string;
}

function PlanCounts<Content>({ plan, completed }: PlanCountsProps<Content>): ReactNode {
  const counts = [
    { label: words.added, count: plan.added.length },
    { label: completed, count: plan.completed.length },
    { label: words.same, count: plan.same },
    { label: words.wrong, count: plan.wrong.length, bad: plan.wrong.length > 0 },
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
  const notes = wrong.slice(0, MOST_WRONG).map(({ row, why }) => words.wrongRow(row, why));
  if (wrong.length > MOST_WRONG) notes.push(words.andOthers(wrong.length - MOST_WRONG));
  if (unknownHeads.length > 0) notes.push(words.unknownHeads(unknownHeads.slice(0, 8).join(', ')));
  if (notes.length === 0) return null;
  return (
    <ul className="min-w-0 max-w-xl text-12 text-text-2">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
