import { CircleX } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/app/ui/buttons/button';
import type { Repair } from '@/domain/invoice/validation/explain/repairs/repair';
import { documentWorker } from '@/workers/document/document-worker';
import type { ExplainedFinding, FindingPlace } from '@/workers/document/repair-file';
import { sendTexts } from './send-texts';

const { panel, repair: words } = sendTexts;
/** So many repairs have a key: Alt 1 … Alt 9. */
const KEYED = 9;

interface FileFindingsProps {
  readonly content: Blob;
  readonly onRepair: (only: FindingPlace) => void;
}

/** The errors of a file, explained with the file's own values at hand, each with its repair where one is certain. */
export function FileFindings({ content, onRepair }: FileFindingsProps): ReactNode {
  const explained = useExplained(content);
  useRepairKeys(explained, onRepair);
  if (explained === undefined)
    return <p className="px-5 py-4 text-13 text-text-3 phone:px-4">{sendTexts.explaining}</p>;
  return (
    <ul>
      {explained.map((one, index) => (
        <FindingRow
          explained={one}
          key={`${one.finding.rule} ${one.finding.path}`}
          keyNumber={repairable(explained.slice(0, index + 1)).length}
          onRepair={() => onRepair(one.finding)}
        />
      ))}
    </ul>
  );
}

function repairable(explained: readonly ExplainedFinding[]): readonly ExplainedFinding[] {
  return explained.filter(({ explanation }) => explanation.repair !== null);
}

interface FindingRowProps {
  readonly explained: ExplainedFinding;
  /** Which of the repairs it is, from 1. */
  readonly keyNumber: number;
  readonly onRepair: () => void;
}

function FindingRow({ explained: { finding, explanation }, keyNumber, onRepair }: FindingRowProps): ReactNode {
  const { clause, detail, official, repair } = explanation;
  return (
    <li className="flex gap-3 border-border border-t px-5 py-4 phone:px-4">
      <CircleX aria-hidden="true" className="mt-0.5 shrink-0 text-bad" size={16} strokeWidth={1.75} />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-13">{clause}</p>
        <p className="truncate text-12 text-text-3 tabular-nums">
          {finding.rule} · {panel.line} {finding.line}, {finding.path.slice(finding.path.lastIndexOf('/') + 1)}
        </p>
        <p className="mt-1 text-13 text-text-2">{detail}</p>
        {repair !== null && <RepairChange repair={repair} />}
        <div className="mt-2 flex flex-wrap items-start gap-3">
          {repair !== null && (
            <Button
              onClick={onRepair}
              size="sm"
              variant="repair"
              {...(keyNumber <= KEYED ? { keys: ['Alt', String(keyNumber)] } : {})}
            >
              {repair.label}
            </Button>
          )}
          <details className="min-w-0 flex-1 text-12 text-text-3">
            <summary className="cursor-pointer py-1">{words.rule}</summary>
            <p>{official}</p>
          </details>
        </div>
      </div>
    </li>
  );
}

function RepairChange({ repair: { change } }: { readonly repair: Repair }): ReactNode {
  return (
    <dl className="mt-2 grid grid-cols-[64px_minmax(0,1fr)] gap-y-1 rounded-1 bg-sunken px-2.5 py-1.5 text-13">
      <dt className="text-text-3">{words.was}</dt>
      <dd className="break-words tabular-nums">{change.was === '' ? words.none : change.was}</dd>
      <dt className="text-text-3">{words.willBe}</dt>
      <dd className="break-words font-medium tabular-nums">{change.willBe === '' ? words.removed : change.willBe}</dd>
    </dl>
  );
}

/** Undefined while the worker reads the file. */
function useExplained(content: Blob): readonly ExplainedFinding[] | undefined {
  const [known, setKnown] = useState<{ readonly content: Blob; readonly explained: readonly ExplainedFinding[] }>();
  useEffect(() => {
    const stop = new AbortController();
    const explain = async (): Promise<void> => {
      const bytes = new Uint8Array(await content.arrayBuffer());
      const explained = await documentWorker.call((api) => api.explainFile(bytes), stop.signal);
      if (!stop.signal.aborted) setKnown({ content, explained });
    };
    explain().catch((error: unknown) => {
      if (!stop.signal.aborted) throw error;
    });
    return () => stop.abort();
  }, [content]);
  return known?.content === content ? known.explained : undefined;
}

/** Alt 1 takes the first repair, Alt 2 the second. */
function useRepairKeys(
  explained: readonly ExplainedFinding[] | undefined,
  onRepair: (only: FindingPlace) => void,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const place = /^Digit([1-9])$/.exec(event.code)?.[1];
      if (!event.altKey || place === undefined) return;
      const one = repairable(explained ?? [])[Number(place) - 1];
      if (one === undefined) return;
      event.preventDefault();
      onRepair(one.finding);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [explained, onRepair]);
}
