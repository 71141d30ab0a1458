import { type RefObject, useCallback } from 'react';

/**
 * Headless UI gives the input the keyboard in the frame after a row was clicked. On a slow device the person is in another
 * field by then, perhaps the third one since, and what they type would land in this one: it does not get it. What is
 * returned is told when a row was taken.
 */
export function useGoneOn(input: RefObject<HTMLInputElement | null>): () => void {
  return useCallback(() => {
    const { current } = input;
    if (current === null) return;
    const focus = (options?: FocusOptions): void => {
      // Nobody else in the application asks an input that way.
      const isLibrary = options?.preventScroll === true;
      if (!isLibrary || !isElsewhere(current)) HTMLElement.prototype.focus.call(current, options);
    };
    current.focus = focus;
    // The first of the two is Headless UI's own frame.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        // A row that was taken since keeps its own; without any the prototype's is there again.
        if (current.focus === focus) Reflect.deleteProperty(current, 'focus');
      }),
    );
  }, [input]);
}

function isElsewhere(input: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body && activeElement !== input;
}
