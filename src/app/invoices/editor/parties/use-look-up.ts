import { useCallback, useEffect, useRef, useState } from 'react';
import { dayText } from '@/app/ui/words/date-words';
import { cuiDigits, isValidCui } from '@/domain/identifiers/cui';
import { struckOffOn } from '@/domain/identifiers/struck-off';
import { EMPTY_DRAFT_PARTY } from '@/domain/invoice/empty-draft';
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
  /** The last answer to what was typed or asked, with its code; null before the first. */
  readonly last: LookUpOutcome | null;
  readonly run: () => void;
  /** Asks for what is being typed, so that its row says whom it would bring; nothing is filled. */
  readonly peek: (typed: string) => void;
  /** The code was typed in place of a name: it is put where it belongs. */
  readonly begin: (code: string) => void;
  /** The field of the code was left: what nobody wrote by hand is filled by itself. */
  readonly leave: (code: string) => void;
}

export interface LookUpOutcome {
  /** Digits alone; '' where none stood there. */
  readonly code: string;
  readonly answer: LookUpAnswer;
}

/** Fills the buyer from ANAF's register by the CUI that stands there; by hand where it cannot be asked. */
export function useLookUp(): LookUp {
  const { store } = useEditorHandle();
  const [asked, setAsked] = useState<LookUpOutcome | null>(null);
  const [peeked, setPeeked] = useState<LookUpOutcome | null>(null);
  const [busy, setBusy] = useState(false);
  const goToLines = useGoToLines();
  const ask = useAskRegister();
  // The name the register gave: with another code it is another company's.
  const given = useRef('');
  const standing = useEditor(({ draft }) => cuiDigits(draft.buyer.taxId) ?? '');

  const run = async (thenLines: boolean): Promise<void> => {
    const code = cuiDigits(store.getState().draft.buyer.taxId);
    if (code === undefined) return setAsked({ code: '', answer: { kind: 'none' } });
    setBusy(true);
    const answer = await ask(code);
    setBusy(false);
    setAsked({ code, answer });
    // An answer to a code that was changed meanwhile is not put anywhere.
    if (answer.kind !== 'found' || cuiDigits(store.getState().draft.buyer.taxId) !== code) return;
    const fields = buyerOfRegister(answer.company, store.getState().draft.buyer.name);
    given.current = fields.name ?? '';
    store.change({ type: 'buyer', fields });
    if (thenLines) goToLines();
  };
  const peek = (typed: string): void => {
    const code = isValidCui(typed) ? cuiDigits(typed) : undefined;
    if (code !== undefined) void ask(code).then((answer) => setPeeked({ code, answer }));
  };
  const begin = (code: string): void => {
    // Another company: nothing of the one that stood here goes with it.
    store.change({ type: 'set', fields: { buyer: { ...EMPTY_DRAFT_PARTY, taxId: code.trim() } } });
    void run(true);
  };
  const leave = (code: string): void => {
    const { name } = store.getState().draft.buyer;
    const known = asked !== null && asked.code === cuiDigits(code);
    if (!busy && !known && isValidCui(code) && (name === '' || name === given.current)) void run(false);
  };
  const shown = asked !== null && asked.code === standing ? asked.answer : undefined;
  return {
    note: shown === undefined ? '' : noteOf(shown),
    warned: shown?.kind === 'found' && shown.company.inactive,
    busy,
    last: peeked ?? asked,
    run: () => void run(false),
    peek,
    begin,
    leave,
  };
}

/** Asks the register, and has the draft say at once what speaks against the company it names. */
function useAskRegister(): (code: string) => Promise<LookUpAnswer> {
  const { store } = useEditorHandle();
  const { lookUp, online } = useEditorServices();
  const ask = useCallback(
    async (cui: string): Promise<LookUpAnswer> => {
      const answer = await lookUp(cui);
      if (answer.kind === 'found') {
        store.tellStanding({ cui, struckOffOn: struckOffOn(answer.company.registrationState) });
      } else if (answer.kind === 'none') store.tellStanding({ cui, struckOffOn: undefined, unknown: true });
      return answer;
    },
    [store, lookUp],
  );
  // Whom a partner, or a draft that is opened, names was once in order: it is asked for again.
  const partnerId = useEditor(({ draft }) => draft.buyer.partnerId);
  useEffect(() => {
    const { buyer } = store.getState().draft;
    // Another one was chosen since this was drawn: it has a turn of its own.
    if (buyer.partnerId !== partnerId) return;
    const { taxId, address } = buyer;
    const code = address.country === 'RO' && isValidCui(taxId) ? cuiDigits(taxId) : undefined;
    if (online && code !== undefined) void ask(code);
  }, [ask, online, partnerId, store]);
  return ask;
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
    case 'too-often':
      return editorTexts.lookUpTooOften(answer.text);
  }
}
