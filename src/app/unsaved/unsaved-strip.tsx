import { PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { unsavedTexts } from './unsaved-texts';

interface UnsavedStripProps {
  /** The one sentence. */
  readonly text: string;
  /** What is saved meanwhile. */
  readonly notes?: readonly string[];
  readonly onGiveUp: () => void;
  /** What leads on. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Over a list, from edge to edge; else inside a form. */
  readonly wide?: boolean;
}

const NO_NOTES: readonly string[] = [];

/** Says that what was typed at an earlier time is there, with the ways on. */
export function UnsavedStrip({ text, notes = NO_NOTES, onGiveUp, action, wide = false }: UnsavedStripProps): ReactNode {
  const place = wide ? 'border-border border-t px-6 phone:px-4' : 'rounded-2 bg-sunken px-3';
  return (
    <section
      aria-label={unsavedTexts.label}
      className={`flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 py-2 text-13 ${place}`}
    >
      <div className={`flex min-w-0 items-start gap-2 ${wide ? '' : 'flex-1 basis-64'}`}>
        <PencilLine aria-hidden="true" className="mt-0.5 shrink-0 text-text-3" size={16} strokeWidth={1.75} />
        <div className="min-w-0" role="status">
          <p className="break-words">{text}</p>
          {notes.map((note) => (
            <p className="break-words text-12 text-text-2" key={note}>
              {note}
            </p>
          ))}
        </div>
      </div>
      <div className="flex flex-wrap gap-2 phone:w-full">
        {action !== undefined && (
          <Button onClick={action.run} size="sm" variant="accent">
            {action.label}
          </Button>
        )}
        <Button onClick={onGiveUp} size="sm">
          {unsavedTexts.giveUp}
        </Button>
      </div>
    </section>
  );
}
