import { CircleX, TriangleAlert } from 'lucide-react';
import { Button } from '../buttons/button';
import { classNames } from '../class-names';

export interface Repair {
  /** What it puts, as a verb: „Pune SECTOR3”. */
  readonly label: string;
  readonly keys?: readonly string[];
  readonly onRepair: () => void;
}

export interface Finding {
  readonly severity: 'error' | 'warning';
  /** One clause: what is asked. */
  readonly text: string;
  readonly repair?: Repair;
  /** Id of the rule, in grey: BR-RO-101. */
  readonly rule?: string;
}

interface FieldFindingProps {
  readonly finding: Finding;
  readonly id?: string;
}

/** A finding in place of a field's help, or in a row of its own under a line. */
export function FieldFinding({ finding, id }: FieldFindingProps) {
  const isError = finding.severity === 'error';
  const Icon = isError ? CircleX : TriangleAlert;
  return (
    <span className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 text-12">
      <span className="flex items-start gap-2">
        <Icon
          aria-hidden="true"
          size={15}
          strokeWidth={1.75}
          className={classNames('mt-px shrink-0', isError ? 'text-bad-fill' : 'text-wait-fill')}
        />
        <span id={id} className={isError ? 'text-bad' : 'text-wait'}>
          {finding.text}
        </span>
      </span>
      {finding.repair !== undefined && (
        <Button
          variant="repair"
          size="xs"
          onClick={finding.repair.onRepair}
          {...(finding.repair.keys === undefined ? {} : { keys: finding.repair.keys })}
        >
          {finding.repair.label}
        </Button>
      )}
      {finding.rule !== undefined && <span className="text-text-3">{finding.rule}</span>}
    </span>
  );
}
