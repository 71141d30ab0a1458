import { useLayoutEffect, useState } from 'react';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import type { TypedForms } from '@/app/unsaved/typed-forms';
import { saveLook } from '@/db/collections/look';
import { sameValue } from '@/domain/merge/same-value';
import { type InvoiceLook, USUAL_LOOK } from '@/domain/paper/look/invoice-look';
import { chosenLook, dropChosenLook } from './chosen-look';
import {
  changed,
  draftOf,
  isUsable,
  type LookDraft,
  type LookPart,
  lookAsText,
  lookFromText,
  undone,
} from './look-draft';
import { lookTexts } from './look-texts';

/** Where what is chosen and not used is kept. */
export const LOOK_FORM = 'look';
const FIELD = 'look';

interface LookChoice {
  readonly look: InvoiceLook;
  /** It is not what the company uses. */
  readonly differs: boolean;
  /** It began with what was chosen at an earlier time. */
  readonly restored: boolean;
  readonly change: (part: LookPart) => void;
  /** Undefined where there is no step to take back. */
  readonly undo: (() => void) | undefined;
  /** Back to what the company uses. */
  readonly drop: () => void;
  readonly adopt: () => Promise<void>;
  /** A look was chosen on the public page, and the company has none of its own. */
  readonly offered: boolean;
  readonly take: () => void;
  readonly refuse: () => void;
}

/** The look as it is being chosen, kept until it is used or given up. */
export function useLookDraft(saved: InvoiceLook, typed: TypedForms): LookChoice {
  const { commands, syncNow } = useWorkspace();
  const form = typed.at(LOOK_FORM);
  useLayoutEffect(() => typed.hold(LOOK_FORM), [typed]);
  const [kept] = useState(() => lookFromText(form.texts()[FIELD]));
  // What the person has before the eyes: what comes from elsewhere meanwhile shows once this is used or given up.
  const [seen, setSeen] = useState(saved);
  const [draft, setDraft] = useState<LookDraft>(() => draftOf(kept ?? saved));
  const [restored, setRestored] = useState(kept !== null);
  const [chosen, setChosen] = useState(chosenLook);
  const untouched = sameValue(draft.look, seen);
  const look = untouched ? saved : draft.look;
  const put = (next: LookDraft): void => {
    setDraft(next);
    if (untouched) setSeen(saved);
    if (sameValue(next.look, untouched ? saved : seen)) form.forget(FIELD);
    else form.type(FIELD, lookAsText(next.look));
  };
  const begin = (from: InvoiceLook): void => {
    setSeen(from);
    setDraft(draftOf(from));
    setRestored(false);
    void form.drop();
  };
  const refuse = (): void => {
    dropChosenLook();
    setChosen(null);
  };
  const adopt = async (): Promise<void> => {
    if (!isUsable(look)) return void addAlert({ id: LOOK_FORM, type: 'warning', message: lookTexts.notUsed });
    const outcome = await saveLook(commands, untouched ? saved : seen, look);
    if (typeof outcome !== 'string') return void addAlert({ id: LOOK_FORM, type: 'error', message: lookTexts.notUsed });
    begin(look);
    syncNow();
    addAlert({ id: LOOK_FORM, type: 'success', message: lookTexts.used });
  };
  return {
    look,
    differs: !untouched,
    restored,
    change: (part) => put(changed({ ...draft, look }, part)),
    undo: draft.before.length === 0 ? undefined : () => put(undone(draft)),
    drop: () => begin(saved),
    adopt,
    offered: chosen !== null && sameValue(saved, USUAL_LOOK) && untouched,
    take: () => {
      if (chosen !== null) put(changed({ ...draft, look }, chosen));
      refuse();
    },
    refuse,
  };
}
