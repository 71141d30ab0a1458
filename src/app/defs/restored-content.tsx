import type { ReactNode } from 'react';
import { UnsavedStrip } from '@/app/unsaved/unsaved-strip';
import { unsavedTexts } from '@/app/unsaved/unsaved-texts';
import type { UnsavedContent } from './use-unsaved-content';

interface RestoredContentProps<Content> {
  readonly unsaved: Pick<UnsavedContent<Content>, 'restored' | 'giveUp' | 'saveRestored'>;
  /** The row is there, and its fields are saved one by one; a new one is saved by the button below. */
  readonly existing: boolean;
}

/** Says over a form that it was opened with what was typed at an earlier time. */
export function RestoredContent<Content>({ unsaved, existing }: RestoredContentProps<Content>): ReactNode {
  const { restored, giveUp, saveRestored } = unsaved;
  if (restored.length === 0) return null;
  if (!existing) return <UnsavedStrip onGiveUp={giveUp} text={unsavedTexts.still} />;
  const notes = restored.map(({ label, saved }) =>
    saved === '' ? unsavedTexts.savedNothing(label) : unsavedTexts.savedNow(label, saved),
  );
  return (
    <UnsavedStrip
      action={{ label: unsavedTexts.save, run: saveRestored }}
      notes={notes}
      onGiveUp={giveUp}
      text={unsavedTexts.still}
    />
  );
}
