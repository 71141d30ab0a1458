import { Check, CircleX } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { hourText } from '@/app/ui/words/date-words';
import type { SaveState } from '@/app/unsaved/autosave';
import { editorTexts } from './editor-texts';
import { useEditorHandle } from './use-editor';

export function useSaveState(): SaveState {
  const { autosave } = useEditorHandle();
  return useSyncExternalStore(autosave.subscribe, autosave.state);
}

/** A save that takes longer than this is told. */
const LATE_MS = 1000;

/** While one types on, the last save stands until the next one is late: five words a second would be read by nobody. */
function useSaid(state: SaveState): SaveState {
  const [said, setSaid] = useState(state);
  const waits = state.kind === 'pending' && said.kind === 'saved';
  useEffect(() => {
    if (!waits) return setSaid(state);
    const timer = setTimeout(() => setSaid(state), LATE_MS);
    return () => clearTimeout(timer);
  }, [state, waits]);
  return said;
}

/** „Salvată pe acest dispozitiv la 10:41”; a failure is said in full. */
export function SaveWords({ short = false }: { readonly short?: boolean }) {
  const state = useSaid(useSaveState());
  if (state.kind === 'failed') {
    return (
      <span role="alert" className="flex min-w-0 items-center gap-1.5 text-12 text-bad">
        <CircleX aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0 text-bad-fill" />
        {short ? editorTexts.saveFailedShort : editorTexts.saveFailed}
      </span>
    );
  }
  if (state.kind === 'saved' && short) {
    return (
      <span className="flex items-center gap-1.5 text-13 text-text-2">
        <Check aria-hidden="true" size={16} strokeWidth={1.75} className="text-ok-fill" />
        {editorTexts.savedShort}
      </span>
    );
  }
  return <span className="text-12 text-text-3 tabular-nums">{longWords(state)}</span>;
}

function longWords(state: SaveState): string {
  if (state.kind === 'saved') return editorTexts.savedAt(hourText(state.at.toISOString()));
  return state.kind === 'pending' ? editorTexts.savePending : '';
}
