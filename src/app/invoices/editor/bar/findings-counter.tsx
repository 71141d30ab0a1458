import { ChevronDown, ChevronUp, CircleCheck, CircleX, PencilLine, TriangleAlert } from 'lucide-react';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { KeyHint } from '@/app/ui/buttons/key-hint';
import { Popover } from '@/app/ui/floating/popover';
import { editorTexts } from '../editor-texts';
import type { EditorState } from '../model/editor-store';
import { shownFindings } from '../model/finding-view';
import { useEditor } from '../use-editor';
import { FindingItem } from './finding-item';

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
  const unfinished = useEditor(({ findings }) => findings.some(({ severity }) => severity === 'stop'));
  if (stops + warnings === 0) {
    if (unfinished) return <Unfinished />;
    return (
      <p className="flex items-center gap-2 text-13 text-text-2" aria-live="polite">
        <CircleCheck aria-hidden="true" size={16} strokeWidth={1.75} className="text-ok-fill" />
        {editorTexts.nothingToFix}
      </p>
    );
  }
  return (
    <div className="flex h-9 items-center rounded-2 border border-border text-13 font-medium" aria-live="polite">
      <Popover
        anchor="top start"
        panelClass="p-0"
        buttonLabel={countWords(stops, warnings)}
        buttonClass="flex h-full items-center gap-3 rounded-2 px-3 hover:bg-hover"
        button={<Counts stops={stops} warnings={warnings} />}
      >
        {(close) => <FindingsList close={close} />}
      </Popover>
      <span className="flex items-center gap-1 border-l border-border px-1">
        <IconButton icon={ChevronUp} label={editorTexts.previousFinding} size="sm" onClick={() => onStep(-1)} />
        <IconButton icon={ChevronDown} label={editorTexts.nextFinding} size="sm" onClick={() => onStep(1)} />
        <KeyHint keys={['F8']} />
      </span>
    </div>
  );
}

/** What is still empty is no mistake yet, and the invoice is not in order either. */
function Unfinished() {
  return (
    <p className="flex items-center gap-2 text-13 text-text-2" aria-live="polite">
      <PencilLine aria-hidden="true" size={16} strokeWidth={1.75} className="text-idle-fill" />
      {editorTexts.unfinished}
    </p>
  );
}

/** „1 oprește trimiterea, 1 avertisment”. */
export function countWords(stops: number, warnings: number): string {
  const words = [stops > 0 ? editorTexts.stops(stops) : '', warnings > 0 ? editorTexts.warnings(warnings) : ''];
  return words.filter((text) => text !== '').join(', ');
}

function Counts({ stops, warnings }: { readonly stops: number; readonly warnings: number }) {
  return (
    <>
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
    </>
  );
}

/** All that is to be put right, in the order of the sheet, each with the way to its field or its repair. */
function FindingsList({ close }: { readonly close: () => void }) {
  const state = useEditor((whole) => whole);
  return (
    <ul aria-label={editorTexts.findings} className="max-h-[50vh] w-[560px] max-w-[90vw] overflow-auto">
      {shownFindings(state).map((finding) => (
        <li key={`${finding.at} ${finding.rule}`} className="border-b border-border px-3 py-2 last:border-b-0">
          <FindingItem finding={finding} close={close} />
        </li>
      ))}
    </ul>
  );
}
