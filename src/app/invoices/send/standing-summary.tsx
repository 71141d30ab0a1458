import { type ReactNode, useMemo } from 'react';
import { countText } from '@/app/ui/words/amount-text';
import type { Batch, BatchFile } from './batch';
import { countStandings } from './batch';
import type { StandingKind } from './file-standing';
import { sendTexts } from './send-texts';
import { errorsNote, readyNote, receivedNote } from './standing-notes';

/** The parts of the summary, which are the filter too. */
export const SUMMARY_KINDS = [
  'all',
  'ready',
  'errors',
  'sent',
  'received',
  'other-seller',
  'not-invoice',
  'gone',
] as const;
export type SummaryKind = (typeof SUMMARY_KINDS)[number];

/** Shown where there are some: most batches hold only what the company issues. */
const RARE_KINDS: ReadonlySet<SummaryKind> = new Set(['received', 'gone']);

/** Whether a file belongs to a part of the summary. */
export function isOfKind(file: BatchFile, kind: SummaryKind): boolean {
  if (kind === 'all') return true;
  if (kind === 'gone') return file.sentAs !== undefined;
  if (file.sentAs !== undefined || file.standing === undefined) return false;
  return partOf(file.standing.kind) === kind;
}

/** A number met twice counts as sent before, wrong bytes as an error. */
function partOf(kind: StandingKind): SummaryKind {
  if (kind === 'twice') return 'sent';
  return kind === 'not-utf8' || kind === 'date-out-of-order' ? 'errors' : kind;
}

interface StandingSummaryProps {
  readonly batch: Batch;
  readonly active: SummaryKind;
  readonly onChange: (kind: SummaryKind) => void;
}

/** The counts by standing; a press shows only those files. */
export function StandingSummary({ batch, active, onChange }: StandingSummaryProps): ReactNode {
  const counts = countStandings(batch);
  const notes = useNotes(batch);
  const countOf: Readonly<Record<SummaryKind, number>> = {
    ...counts,
    all: batch.files.size - counts.waiting,
    sent: counts.sent + counts.twice,
    errors: counts.errors + counts['not-utf8'] + counts['date-out-of-order'],
  };
  return (
    <fieldset className="grid min-w-0 shrink-0 grid-cols-[repeat(auto-fit,minmax(96px,1fr))] border-border border-y phone:flex phone:overflow-x-auto">
      <legend className="sr-only">{sendTexts.summary}</legend>
      {SUMMARY_KINDS.filter((kind) => !RARE_KINDS.has(kind) || countOf[kind] > 0 || kind === active).map((kind) => (
        <button
          aria-pressed={active === kind}
          className={`flex min-w-0 flex-col items-start justify-start border-border border-r border-b-2 px-3 py-3 text-left first-of-type:pl-6 last:border-r-0 phone:min-w-28 phone:flex-1 phone:px-4 ${active === kind ? 'border-b-accent' : 'border-b-transparent hover:bg-hover'}`}
          key={kind}
          onClick={() => onChange(kind)}
          type="button"
        >
          <span className="block text-12 text-text-2">{sendTexts.kinds[kind]}</span>
          <span
            className={`block font-semibold text-20 tabular-nums ${kind === 'errors' && countOf.errors > 0 ? 'text-bad' : ''}`}
          >
            {countText(countOf[kind])}
          </span>
          <span className="block text-12 text-text-3">{notes[kind]}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** What stands under each count. */
function useNotes({ files }: Batch): Readonly<Record<SummaryKind, string>> {
  return useMemo(() => {
    const of = (kind: SummaryKind): readonly BatchFile[] => [...files.values()].filter((file) => isOfKind(file, kind));
    return {
      ...sendTexts.notes,
      ready: readyNote(of('ready')),
      errors: errorsNote(of('errors')),
      received: receivedNote(of('received')),
    };
  }, [files]);
}
