import { CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/app/ui/buttons/button';
import type { Repair } from '@/domain/invoice/validation/explain/repairs/repair';
import type { ExplainedFinding } from '@/workers/document/repair-file';
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
  readonly explained: ExplainedFinding;
  readonly offered: OfferedRepair | null;
}

/** One error: its clause, rule and line, what to do, the change that is offered. */
export function FindingRow({ explained: { finding, explanation }, offered }: FindingRowProps): ReactNode {
  const { clause, detail, official } = explanation;
  return (
    <li className="flex gap-3 border-border border-t px-5 py-4 phone:px-4">
      <CircleX aria-hidden="true" className="mt-0.5 shrink-0 text-bad" size={16} strokeWidth={1.75} />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-13">{clause}</p>
        <p className="truncate text-12 text-text-3 tabular-nums">
          {finding.rule} · {panel.line} {finding.line}, {finding.path.slice(finding.path.lastIndexOf('/') + 1)}
        </p>
        <p className="mt-1 text-13 text-text-2">{detail}</p>
        {offered !== null && <RepairChange repair={offered.repair} />}
        <div className="mt-2 flex flex-wrap items-start gap-3">
          {offered !== null && <RepairButton {...offered} />}
          <details className="min-w-0 flex-1 text-12 text-text-3">
            <summary className="cursor-pointer py-1">{words.rule}</summary>
            <p>{official}</p>
          </details>
        </div>
      </div>
    </li>
  );
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
