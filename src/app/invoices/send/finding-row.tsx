import { CircleX } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/app/ui/buttons/button';
import type { Repair } from '@/domain/invoice/validation/explain/repairs/repair';
import type { ExplainedFinding } from '@/workers/document/repair-file';
import { DisclosureButton } from './disclosure-button';
import { FileExcerpt } from './file-excerpt';
import { sendTexts } from './send-texts';

const { panel, repair: words } = sendTexts;
/** So many repairs have a key: Alt 1 … Alt 9. */
const KEYED = 9;

export interface OfferedRepair {
  /** Which of the file's repairs it is, from 1. */
  readonly keyNumber: number;
  readonly repair: Repair;
  readonly onRepair: () => void;
}

interface FindingRowProps {
  /** The file in which it was found. */
  readonly content: Blob;
  readonly explained: ExplainedFinding;
  readonly offered: OfferedRepair | null;
}

/** One error: its clause, rule and line, what to do, the change that is offered. */
export function FindingRow({ content, explained: { finding, explanation }, offered }: FindingRowProps): ReactNode {
  const { clause, detail, official } = explanation;
  const [shown, setShown] = useState<'line' | 'rule' | null>(null);
  const id = useId();
  const toggle = (part: 'line' | 'rule') => () => setShown(shown === part ? null : part);
  return (
    <li className="flex gap-3 border-border border-t px-5 py-4 phone:px-4">
      <CircleX aria-hidden="true" className="mt-0.5 shrink-0 text-bad" size={16} strokeWidth={1.75} />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-13">{clause}</p>
        <p className="truncate text-12 text-text-3 tabular-nums">
          {finding.rule} · {panel.line} {finding.line}, {lastStep(finding.path)}
        </p>
        <p className="mt-1 text-13 text-text-2">{detail}</p>
        {offered !== null && <RepairChange repair={offered.repair} />}
        <div className={`mt-2 flex flex-wrap items-center gap-x-2 ${offered === null ? '-ml-1' : ''}`}>
          {offered !== null && <RepairButton {...offered} />}
          <DisclosureButton controls={id} onToggle={toggle('line')} open={shown === 'line'}>
            {sendTexts.excerpt.show}
          </DisclosureButton>
          <DisclosureButton controls={id} onToggle={toggle('rule')} open={shown === 'rule'}>
            {words.rule}
          </DisclosureButton>
        </div>
        {shown !== null && (
          <div className="mt-1" id={id}>
            {shown === 'line' && <FileExcerpt content={content} place={finding} />}
            {shown === 'rule' && <p className="text-12 text-text-2">{official}</p>}
          </div>
        )}
      </div>
    </li>
  );
}

/** The element or attribute at the end of a path; that it is the first of its name says nothing. */
function lastStep(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\[1\]$/, '');
}

function RepairButton({ keyNumber, repair, onRepair }: OfferedRepair): ReactNode {
  return (
    <Button
      onClick={onRepair}
      size="sm"
      variant="repair"
      {...(keyNumber <= KEYED ? { keys: ['Alt', String(keyNumber)] } : {})}
    >
      {repair.label}
    </Button>
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
