import { useLayoutEffect, useState } from 'react';
import type { TypedForms } from '@/app/unsaved/typed-forms';
import { EMPTY_SERIAL, type SerialDraft, serialWith } from './serial-draft';

/** Where what is typed of a new series is kept. */
export const SERIAL_FORM = 'serial new';

interface NewSerial {
  readonly draft: SerialDraft;
  readonly change: (part: Partial<SerialDraft>) => void;
  /** It began with what was typed at an earlier time. */
  readonly restored: boolean;
  /** It is added, or given up: the form is empty again. */
  readonly drop: () => void;
}

/** A new series as it is typed, kept until it is added or given up. */
export function useSerialDraft(typed: TypedForms): NewSerial {
  const form = typed.at(SERIAL_FORM);
  useLayoutEffect(() => typed.hold(SERIAL_FORM), [typed]);
  const [draft, setDraft] = useState(() => serialWith(form.texts()));
  const [restored, setRestored] = useState(() => Object.keys(form.texts()).length > 0);
  const change = (part: Partial<SerialDraft>): void => {
    const after = { ...draft, ...part };
    setDraft(after);
    for (const [field, text] of Object.entries(part)) {
      if (Object.entries(EMPTY_SERIAL).some(([name, first]) => name === field && first === text)) form.forget(field);
      else form.type(field, text);
    }
  };
  const drop = (): void => {
    void form.drop();
    setDraft(EMPTY_SERIAL);
    setRestored(false);
  };
  return { draft, change, restored, drop };
}
