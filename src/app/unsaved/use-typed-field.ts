import { useEffect, useState } from 'react';
import type { TypedForm } from './typed-form';

export interface TypedField {
  readonly text: string;
  readonly type: (text: string) => void;
  /** The text is from an earlier time, and nothing was typed since. */
  readonly restored: boolean;
  /** What was typed is saved, or given up: the field has its first text again. */
  readonly drop: () => void;
}

/** One field's text, kept in its form while it differs from `first`. Undefined form: what is kept is not read yet. */
export function useTypedField(form: TypedForm | undefined, field: string, first: string): TypedField {
  const [typed, setTyped] = useState<string | null>(null);
  const kept = form?.texts()[field];
  useEffect(() => {
    if (form === undefined || typed === null) return;
    if (typed === first) form.forget(field);
    else form.type(field, typed);
  }, [form, field, first, typed]);
  return {
    text: typed ?? kept ?? first,
    type: setTyped,
    restored: typed === null && kept !== undefined,
    drop: () => {
      form?.forget(field);
      setTyped(first);
    },
  };
}
