import { CircleX, TriangleAlert } from 'lucide-react';
import { Button } from '@/app/ui/buttons/button';
import type { Finding } from '@/app/ui/fields/field-finding';

interface FindingLineProps {
  readonly finding: Finding;
  readonly id?: string;
}

/** A finding: icon, one clause, its repair with the key, the rule in grey. Long clauses break beside the icon, not under it. */
export function FindingLine({ finding: { severity, text, repair, rule }, id }: FindingLineProps) {
  const stop = severity === 'error';
  const Icon = stop ? CircleX : TriangleAlert;
  return (
    <div className="flex gap-1.5 py-0.5 text-12">
      <Icon
        aria-hidden="true"
        size={15}
        strokeWidth={1.75}
        className={`mt-1 shrink-0 ${stop ? 'text-bad-fill' : 'text-wait-fill'}`}
      />
      <div className="flex min-h-6 min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <span id={id} className={stop ? 'text-bad' : 'text-wait'}>
          {text}
        </span>
        {repair !== undefined && (
          <Button
            variant="repair"
            size="xs"
            onClick={repair.onRepair}
            {...(repair.keys === undefined ? {} : { keys: repair.keys })}
          >
            {repair.label}
          </Button>
        )}
        {rule !== undefined && <span className="text-text-3">{rule}</span>}
      </div>
    </div>
  );
}
