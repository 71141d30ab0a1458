import { useLayoutEffect, useState } from 'react';
import { type ParticularsContent, particularsOfCompany } from '@/api/entities/particulars';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import type { TypedForms } from '@/app/unsaved/typed-forms';
import { saveParticulars } from '@/db/collections/particulars';
import { type CompanyTroubles, troublesOf } from '../company-draft';
import { asSaved, changedBy, changeFromText, isChanged, NO_CHANGE, type ParticularsChange } from './particulars-change';
import { particularsTexts as texts } from './particulars-texts';

/** Where what is typed and not saved is kept. */
export const PARTICULARS_FORM = 'particulars';
const FIELD = 'change';

export interface ParticularsEdit {
  readonly content: ParticularsContent;
  readonly differs: boolean;
  /** It began with what was typed at an earlier time. */
  readonly restored: boolean;
  readonly troubles: CompanyTroubles;
  readonly change: (part: Partial<ParticularsContent>) => void;
  readonly giveUp: () => void;
  readonly save: () => Promise<void>;
}

/** The particulars as they are being changed: what comes from elsewhere meanwhile shows in the fields that were not touched. */
export function useParticulars(typed: TypedForms): ParticularsEdit {
  const { company, commands, syncNow } = useWorkspace();
  const saved = particularsOfCompany(company);
  const form = typed.at(PARTICULARS_FORM);
  useLayoutEffect(() => typed.hold(PARTICULARS_FORM), [typed]);
  const [edit, setEdit] = useState<ParticularsChange>(() => changeFromText(form.texts()[FIELD]));
  const [restored, setRestored] = useState(() => isChanged(edit));
  const [tried, setTried] = useState(false);
  const content = { ...saved, ...edit.changes };
  const troubles = tried ? troublesOf({ ...content, cif: company.cif }) : {};

  const change = (part: Partial<ParticularsContent>): void => {
    const next = changedBy(edit, saved, part);
    setEdit(next);
    if (isChanged(next)) form.type(FIELD, JSON.stringify(next));
    else form.forget(FIELD);
  };
  const begin = (): void => {
    setEdit(NO_CHANGE);
    setRestored(false);
    setTried(false);
    void form.drop();
  };
  const save = async (): Promise<void> => {
    setTried(true);
    const complain = (message: string): void => {
      addAlert({ id: PARTICULARS_FORM, type: 'error', message });
    };
    if (Object.keys(troublesOf({ ...content, cif: company.cif })).length > 0) return complain(texts.toMend);
    const seen = { ...saved, ...edit.base };
    const after = asSaved(content);
    const outcome = await saveParticulars(commands, company, seen, after).catch((error: unknown) => {
      console.error('The particulars could not be kept:', error);
      return null;
    });
    if (outcome === null) return complain(texts.failed);
    if (typeof outcome !== 'string') return complain(texts.toMend);
    begin();
    syncNow();
    const undo = async (): Promise<void> => {
      await saveParticulars(commands, company, after, seen);
      syncNow();
    };
    addAlert({
      id: PARTICULARS_FORM,
      type: 'success',
      message: texts.saved,
      description: texts.savedMore,
      action: { label: texts.undo, onAct: () => void undo() },
    });
  };
  return { content, differs: isChanged(edit), restored, troubles, change, giveUp: begin, save };
}
