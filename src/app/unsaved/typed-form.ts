/**
 * The texts of one form that are typed and not saved: on the device as promptly as the editor's drafts (autosave.ts), there
 * again when the form is opened the next time, gone when they are saved or given up.
 *
 *   typed ──saving──► on its way ──saved──► gone
 *     ▲                    └──────not saved──┘ (typed again)
 *
 * Invariants: `texts` never shows what is on its way to be saved, but the device keeps it until it is; a text typed anew over
 * one that is on its way is neither hidden nor dropped with it. The device holds one state of a form, whoever wrote it last.
 */
import { type AutosaveTimers, createAutosave, type SaveState } from './autosave';
import { type LeavingCopy, leavePage } from './leave-page';

/** By the field's name, as typed. */
export type FormTexts = Readonly<Record<string, string>>;

export interface TypedFormPort extends LeavingCopy<FormTexts> {
  /** Puts them in place of what the device holds of the form; none take it away. */
  readonly write: (texts: FormTexts) => Promise<void>;
  readonly onFailed: (reason: unknown) => void;
}

export interface TypedForm {
  /** The same object until it changes. */
  readonly texts: () => FormTexts;
  readonly subscribe: (listener: () => void) => () => void;
  readonly type: (field: string, text: string) => void;
  /** The field has again what is saved. */
  readonly forget: (field: string) => void;
  /** The fields as they stand are being saved; `saved` says whether they were, and its failure is passed on. */
  readonly saving: (fields: readonly string[], saved: Promise<boolean>) => Promise<void>;
  /** All of it is saved or given up. */
  readonly drop: () => Promise<void>;
  /** The page is hidden or left. False: only this page has the last keys. */
  readonly leave: () => boolean;
  readonly flush: () => Promise<SaveState>;
}

/** `kept`: what the device holds of it. */
export function createTypedForm(kept: FormTexts, port: TypedFormPort, timers: AutosaveTimers): TypedForm {
  const listeners = new Set<() => void>();
  const autosave = createAutosave(port.write, timers);
  let all = kept;
  let onTheWay: FormTexts = {};
  let shown = kept;

  autosave.subscribe(() => {
    const state = autosave.state();
    if (state.kind === 'failed') port.onFailed(state.reason);
    if (state.kind === 'saved') port.onWritten();
  });
  const show = (): void => {
    shown = leftOver(all, onTheWay);
    for (const listener of listeners) listener();
  };
  const put = (next: FormTexts): void => {
    all = next;
    autosave.changed(next);
    show();
  };
  const saving = async (fields: readonly string[], saved: Promise<boolean>): Promise<void> => {
    const sent = Object.fromEntries(Object.entries(all).filter(([field]) => fields.includes(field)));
    onTheWay = { ...onTheWay, ...sent };
    show();
    let done = false;
    try {
      done = await saved;
    } finally {
      onTheWay = leftOver(onTheWay, sent);
      show();
    }
    if (!done) return;
    put(leftOver(all, sent));
    await autosave.flush();
  };
  return {
    texts: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type: (field, text) => put({ ...all, [field]: text }),
    forget: (field) => {
      if (field in all) put(Object.fromEntries(Object.entries(all).filter(([name]) => name !== field)));
    },
    saving,
    drop: async () => {
      put({});
      await autosave.flush();
    },
    leave: () => leavePage(autosave, port),
    flush: autosave.flush,
  };
}

/** Without the fields that have the same text in `taken`. */
function leftOver(texts: FormTexts, taken: FormTexts): FormTexts {
  return Object.fromEntries(Object.entries(texts).filter(([field, text]) => taken[field] !== text));
}
