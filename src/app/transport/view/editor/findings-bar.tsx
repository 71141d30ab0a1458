import { ChevronDown, ChevronUp, CircleCheck, CircleX } from 'lucide-react';
import { KEY_TABLE } from '@/app/state/keys-table';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { KeyHint } from '@/app/ui/buttons/key-hint';
import type { DraftFinding } from '@/domain/transport/writing/judge-draft';
import { viewTexts } from '../view-texts';

interface FindingsBarProps {
  readonly findings: readonly DraftFinding[];
  readonly onStep: (by: 1 | -1) => void;
}

const { nextFinding } = KEY_TABLE.transportEditor.bindings;

/**
 * How many fields stop the declaration and how many are still empty, with the way from one to the next. What no
 * field says is said here.
 */
export function FindingsBar({ findings, onStep }: FindingsBarProps) {
  const stops = findings.filter(({ blank }) => !blank).length;
  const blank = findings.length - stops;
  if (findings.length === 0) {
    return (
      <p className="flex items-center gap-2 text-13 text-ok">
        <CircleCheck aria-hidden="true" size={16} strokeWidth={1.75} className="text-ok-fill" />
        {viewTexts.clean}
      </p>
    );
  }
  const nowhere = findings.find(({ field }) => field === '');
  return (
    <div className="flex items-center gap-2 rounded-2 border border-border px-3 py-0.5 text-13">
      {stops > 0 && (
        <span className="flex items-center gap-1.5 text-bad">
          <CircleX aria-hidden="true" size={16} strokeWidth={1.75} className="text-bad-fill" />
          {viewTexts.stops(stops)}
        </span>
      )}
      {nowhere !== undefined && <span className="min-w-0">{`${nowhere.clause}. ${nowhere.detail}`}</span>}
      {blank > 0 && <span className="text-text-2">{viewTexts.toFill(blank)}</span>}
      <IconButton icon={ChevronUp} label={viewTexts.previousFinding} onClick={() => onStep(-1)} size="sm" />
      <IconButton icon={ChevronDown} label={viewTexts.nextFinding} onClick={() => onStep(1)} size="sm" />
      <KeyHint keys={nextFinding.keys} />
    </div>
  );
}
