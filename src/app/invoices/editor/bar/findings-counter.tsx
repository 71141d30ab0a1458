import { ChevronDown, ChevronUp, CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { IconButton } from '@/app/ui/icon-button';
import { KeyHint } from '@/app/ui/key-hint';
import { editorTexts } from '../editor-texts';
import type { EditorState } from '../model/editor-store';
import { shownFindings } from '../model/finding-view';
import { useEditor } from '../use-editor';

export function countStops(state: Pick<EditorState, 'findings' | 'asked'>): number {
  return shownFindings(state).filter(({ severity }) => severity === 'stop').length;
}

export function countWarnings(state: Pick<EditorState, 'findings' | 'asked'>): number {
  return shownFindings(state).filter(({ severity }) => severity === 'warning').length;
}

/** How many things are to be put right, and the way from one to the next. */
export function FindingsCounter({ onStep }: { readonly onStep: (by: 1 | -1) => void }) {
  const stops = useEditor(countStops);
  const warnings = useEditor(countWarnings);
  if (stops + warnings === 0) {
    return (
      <p className="flex items-center gap-2 text-13 text-text-2" aria-live="polite">
        <CircleCheck aria-hidden="true" size={16} strokeWidth={1.75} className="text-ok-fill" />
        {editorTexts.nothingToFix}
      </p>
    );
  }
  return (
    <div
      className="flex h-9 items-center gap-3 rounded-2 border border-border px-3 text-13 font-medium"
      aria-live="polite"
    >
      {stops > 0 && (
        <span className="flex items-center gap-1.5 text-bad">
          <CircleX aria-hidden="true" size={16} strokeWidth={1.75} className="text-bad-fill" />
          {editorTexts.stops(stops)}
        </span>
      )}
      {warnings > 0 && (
        <span className="flex items-center gap-1.5 text-wait">
          <TriangleAlert aria-hidden="true" size={16} strokeWidth={1.75} className="text-wait-fill" />
          {editorTexts.warnings(warnings)}
        </span>
      )}
      <span className="flex items-center border-l border-border pl-1">
        <IconButton icon={ChevronUp} label={editorTexts.previousFinding} size="sm" onClick={() => onStep(-1)} />
        <IconButton icon={ChevronDown} label={editorTexts.nextFinding} size="sm" onClick={() => onStep(1)} />
      </span>
      <KeyHint keys={['F8']} />
    </div>
  );
}
