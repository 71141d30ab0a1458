import { useLayoutEffect, useState } from 'react';
import type { CallFailure } from '@/api/call-server';
import { BugsReport } from '@/api/calls/support-calls';
import { useWorkspace } from '@/app/state/workspace';
import type { TypedForms } from '@/app/unsaved/typed-forms';
import { type TypedField, useTypedField } from '@/app/unsaved/use-typed-field';
import type { ReportLog } from '@/domain/support/report-log';
import { contactTexts } from './contact-texts';

const { report: texts } = contactTexts;

/** Where what is typed and not sent is kept. */
export const REPORT_FORM = 'contact';
const TEXT = 'text';
/** Kept from the first try on: a report whose answer was lost is the same one when it is sent again. */
const ID = 'id';

export interface SentReport {
  readonly reference: string;
  readonly sent: boolean;
}

export interface ReportEdit {
  readonly text: TypedField;
  readonly busy: boolean;
  /** What is to be mended in the text. */
  readonly error: string | undefined;
  /** Why it did not go. */
  readonly failure: string | undefined;
  readonly sent: SentReport | undefined;
  /** False: there is something to mend first, or it did not go. */
  readonly send: (log: ReportLog) => Promise<boolean>;
  readonly giveUp: () => void;
  readonly another: () => void;
}

export function useReport(typed: TypedForms): ReportEdit {
  const { ask, commands } = useWorkspace();
  const form = typed.at(REPORT_FORM);
  useLayoutEffect(() => typed.hold(REPORT_FORM), [typed]);
  const text = useTypedField(form, TEXT, '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState<SentReport>();
  const drop = (): void => {
    text.drop();
    void form.drop();
    setError(undefined);
    setFailure(undefined);
  };
  const send = async (log: ReportLog): Promise<boolean> => {
    if (busy) return false;
    if (text.text.trim() === '') {
      setError(texts.missing);
      return false;
    }
    const id = form.texts()[ID] ?? commands.newId();
    form.type(ID, id);
    setBusy(true);
    setError(undefined);
    setFailure(undefined);
    const data = { id, text: text.text.trim() };
    const answer = await ask(BugsReport, { params: undefined, body: { data, log } });
    setBusy(false);
    if (!answer.ok) {
      setFailure(failureWords(answer.failure));
      return false;
    }
    drop();
    setSent(answer.result);
    return true;
  };
  return { text, busy, error, failure, sent, send, giveUp: drop, another: () => setSent(undefined) };
}

function failureWords(failure: CallFailure): string {
  if (failure.kind === 'refused') return failure.body.error;
  return failure.kind === 'network' ? texts.offline : texts.failed;
}
