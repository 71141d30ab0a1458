import { type FocusEvent, useRef } from 'react';

interface GoneOn {
  /** A row was taken. */
  readonly chosen: () => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  /** For the input's focus: true where the person had gone on, and has the keyboard again where they went. */
  readonly giveBack: () => boolean;
}

/**
 * Headless UI gives the input the keyboard in the frame after a row was clicked. On a slow device the person is in the next
 * field by then, and what they type would land in this one.
 */
export function useGoneOn(): GoneOn {
  const choice = useRef<{ wentTo: HTMLElement | null } | null>(null);
  return {
    chosen: () => {
      const mine = { wentTo: null };
      choice.current = mine;
      // The first of the two is Headless UI's own frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (choice.current === mine) choice.current = null;
        }),
      );
    },
    onBlur: ({ relatedTarget }) => {
      if (choice.current !== null && relatedTarget instanceof HTMLElement) choice.current.wentTo = relatedTarget;
    },
    giveBack: () => {
      const wentTo = choice.current?.wentTo ?? null;
      choice.current = null;
      wentTo?.focus();
      return wentTo !== null;
    },
  };
}
