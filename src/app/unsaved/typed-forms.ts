/**
 * The forms of one screen with what is typed into them and not saved, by place.
 *
 * Invariants: a place has one form as long as the screen is open; what nobody is at (`hold`) and has texts is offered, so
 * that a screen never offers the words that are being typed into it.
 */
import type { FormTexts, TypedForm } from './typed-form';

/** A form that was left with texts. */
export interface LeftForm {
  readonly place: string;
  readonly texts: FormTexts;
}

export interface TypedForms {
  readonly at: (place: string) => TypedForm;
  /** Somebody is at the form, until what it gives is called. */
  readonly hold: (place: string) => () => void;
  /** The same list until it changes. */
  readonly left: () => readonly LeftForm[];
  readonly subscribe: (listener: () => void) => () => void;
  /** False where only this page has the last keys of some form. */
  readonly leave: () => boolean;
  /** Throws where some form could not be written. */
  readonly flush: () => Promise<void>;
}

export function createTypedForms(
  kept: ReadonlyMap<string, FormTexts>,
  make: (place: string, kept: FormTexts) => TypedForm,
): TypedForms {
  const listeners = new Set<() => void>();
  const forms = new Map<string, TypedForm>();
  const holders = new Map<string, number>();
  const textsAt = (place: string): FormTexts => forms.get(place)?.texts() ?? kept.get(place) ?? {};
  const findLeft = (): readonly LeftForm[] =>
    [...new Set([...kept.keys(), ...forms.keys()])]
      .filter((place) => !holders.has(place))
      .map((place) => ({ place, texts: textsAt(place) }))
      .filter(({ texts }) => Object.keys(texts).length > 0);
  let left = findLeft();
  const changed = (): void => {
    left = findLeft();
    for (const listener of listeners) listener();
  };
  const holdBy = (place: string, by: 1 | -1): void => {
    const count = (holders.get(place) ?? 0) + by;
    if (count > 0) holders.set(place, count);
    else holders.delete(place);
    changed();
  };
  return {
    at: (place) => {
      const there = forms.get(place);
      if (there !== undefined) return there;
      const form = make(place, kept.get(place) ?? {});
      forms.set(place, form);
      form.subscribe(changed);
      return form;
    },
    hold: (place) => {
      holdBy(place, 1);
      return () => holdBy(place, -1);
    },
    left: () => left,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // All of them, also after one that has no room.
    leave: () => [...forms.values()].map((form) => form.leave()).every(Boolean),
    flush: async () => {
      for (const form of forms.values()) {
        const state = await form.flush();
        if (state.kind === 'failed') throw state.reason;
      }
    },
  };
}
