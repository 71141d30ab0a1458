import { useRef, useState } from 'react';
import { dayText } from '@/app/ui/words/date-words';
import { cuiDigits, isValidCui } from '@/domain/identifiers/cui';
import { type LookUpAnswer, useEditorServices } from '../editor-services';
import { editorTexts } from '../editor-texts';
import { buyerOfRegister } from '../model/buyer-of-partner';
import { useEditor, useEditorHandle } from '../use-editor';
import { useGoToLines } from './use-go-to-lines';

export interface LookUp {
  /** What came of the last one for the code that stands there; '' before the first. */
  readonly note: string;
  /** The company is one that the register warns of. */
  readonly warned: boolean;
  readonly busy: boolean;
  readonly run: () => void;
  /** The code was typed in place of a name: it is put where it belongs, and a company that is found becomes a partner. */
  readonly begin: (code: string) => void;
  /** The field of the code was left: what nobody wrote by hand is filled by itself. */
  readonly leave: (code: string) => void;
}

interface Outcome {
  readonly code: string;
  readonly answer: LookUpAnswer;
}

/** Fills the buyer from ANAF's register by the CUI that stands there; by hand where it cannot be asked. */
export function useLookUp(): LookUp {
  const { store } = useEditorHandle();
  const services = useEditorServices();
  const [last, setLast] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const goToLines = useGoToLines();
  // The name the register gave: with another code it is another company's.
  const given = useRef('');
  const standing = useEditor(({ draft }) => cuiDigits(draft.buyer.taxId) ?? '');

  const run = async (becomesPartner: boolean): Promise<void> => {
    const code = cuiDigits(store.getState().draft.buyer.taxId);
    if (code === undefined) return setLast({ code: '', answer: { kind: 'none' } });
    setBusy(true);
    const answer = await services.lookUp(code);
    setBusy(false);
    setLast({ code, answer });
    // An answer to a code that was changed meanwhile is not put anywhere.
    if (answer.kind !== 'found' || cuiDigits(store.getState().draft.buyer.taxId) !== code) return;
    const fields = buyerOfRegister(answer.company, store.getState().draft.buyer.name);
    given.current = fields.name ?? '';
    store.change({ type: 'buyer', fields });
    if (!becomesPartner) return;
    goToLines();
    const partnerId = await services.addPartner(store.getState().draft.buyer);
    store.change({ type: 'buyer', fields: { partnerId } });
  };
  const begin = (code: string): void => {
    store.change({ type: 'buyer', fields: { name: '', taxId: code.trim() } });
    void run(true);
  };
  const leave = (code: string): void => {
    const { name } = store.getState().draft.buyer;
    const asked = last !== null && last.code === cuiDigits(code);
    if (!busy && !asked && isValidCui(code) && (name === '' || name === given.current)) void run(false);
  };
  const shown = last !== null && last.code === standing ? last.answer : undefined;
  return {
    note: shown === undefined ? '' : noteOf(shown),
    warned: shown?.kind === 'found' && shown.company.inactive,
    busy,
    run: () => void run(false),
    begin,
    leave,
  };
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
