import { useState } from 'react';
import { dayText } from '@/app/ui/words/date-words';
import { cuiDigits } from '@/domain/identifiers/cui';
import { type LookUpAnswer, useEditorServices } from '../editor-services';
import { editorTexts } from '../editor-texts';
import { buyerOfRegister } from '../model/buyer-of-partner';
import { useEditorHandle } from '../use-editor';

interface LookUp {
  /** What came of the last one; '' before the first. */
  readonly note: string;
  readonly busy: boolean;
  readonly run: () => void;
}

/** Fills the buyer from ANAF's register by the CUI that stands there; by hand where it cannot be asked. */
export function useLookUp(): LookUp {
  const { store } = useEditorHandle();
  const services = useEditorServices();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);

  const run = async (): Promise<void> => {
    const asked = cuiDigits(store.getState().draft.buyer.taxId);
    if (asked === undefined) return setNote(editorTexts.lookUpNone);
    setBusy(true);
    const answer = await services.lookUp(asked);
    setBusy(false);
    setNote(noteOf(answer));
    // An answer to a code that was changed meanwhile is not put anywhere.
    const still = cuiDigits(store.getState().draft.buyer.taxId) === asked;
    if (answer.kind === 'found' && still) store.change({ type: 'buyer', fields: buyerOfRegister(answer.company) });
  };
  return { note, busy, run: () => void run() };
}

function noteOf(answer: LookUpAnswer): string {
  switch (answer.kind) {
    case 'found': {
      const { inactive, fromCache, checkedOn } = answer.company;
      const day = dayText(checkedOn);
      const when = fromCache ? editorTexts.lookedUpKept(day) : editorTexts.lookedUp(day);
      return inactive ? `${editorTexts.lookUpInactive} ${when}` : when;
    }
    case 'none':
      return editorTexts.lookUpNone;
    case 'offline':
      return editorTexts.lookUpOffline;
    case 'failed':
      return editorTexts.lookUpFailed;
  }
}
