import { type RefObject, useEffect, useRef } from 'react';

/** What in a company's panel the keyboard is brought to when it opens. */
export type PanelPart = 'head' | 'link' | 'access';

/** Brings the keyboard to an element when it is first there, if it is the `wanted` one. */
export function useFocusAtFirst<E extends HTMLElement>(wanted: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  // After the panel has noted who had the keyboard before (use-lent-focus.ts).
  useEffect(() => {
    if (wanted) element.current?.focus();
  }, [wanted]);
  return element;
}
