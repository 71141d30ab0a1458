import { CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { links } from '@/app/routes/links';
import { addAlert } from '@/app/state/alerts';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { refusedNoteTexts as texts } from '@/app/texts/refused-note-texts';
import { syncTexts } from '@/app/texts/sync-texts';
import { Button } from '@/app/ui/buttons/button';
import { TONE_ICON } from '@/app/ui/states/tone';
import { recentTimeText } from '@/app/ui/words/date-words';
import { giveUpRefused, type RefusedNote, refusedNotes } from '@/db/settings/refused-notes';
import { PanelSection } from './panel-section';
import { refusedNoteLabel } from './refused-note-words';

/** What the server refused of the account's own data: why, what is safe, what to do. Nothing where nothing was refused. */
export function RefusedNotesSection(): ReactNode {
  const { db } = useWorkspace();
  const notes = useLive(() => refusedNotes(db), [db]) ?? [];
  if (notes.length === 0) return null;
  return (
    <PanelSection title={texts.section} count={notes.length}>
      <ul>
        {notes.map((note) => (
          <RefusedNoteRow key={note.of} note={note} />
        ))}
      </ul>
    </PanelSection>
  );
}

function RefusedNoteRow({ note }: { readonly note: RefusedNote }): ReactNode {
  const { db } = useWorkspace();
  const [, navigate] = useLocation();
  const { of, refused } = note;
  const giveUp = (): void => {
    giveUpRefused(db, of).catch((error: unknown) => {
      console.error('A refused change of the account could not be given up:', error);
      addAlert({ type: 'error', ...syncTexts.commandFailed });
    });
  };
  return (
    <li className="flex items-start gap-2 py-1.5">
      <CircleX aria-hidden="true" size={16} strokeWidth={1.75} className={`mt-0.5 shrink-0 ${TONE_ICON.bad}`} />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-medium">{refusedNoteLabel(note)}</p>
        <p className="wrap-anywhere text-12 text-bad">{refused.reason}</p>
        <p className="mt-0.5 text-12 text-text-2">{texts.whatToDo[of]}</p>
        <div className="mt-1.5 flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="accent"
            onClick={() => navigate(of === 'person' ? links.account() : links.preferences())}
          >
            {texts.open[of]}
          </Button>
          <Button size="sm" aria-label={texts.giveUp(of)} onClick={giveUp}>
            {syncTexts.discard}
          </Button>
        </div>
      </div>
      <time dateTime={refused.at} className="mt-0.5 text-12 tabular-nums text-text-3">
        {recentTimeText(refused.at, new Date())}
      </time>
    </li>
  );
}
