import { useEffect, useRef, useState } from 'react';

/**
 * For what comes with its own chunk when it is first pressed: a plain button stands until then, and the loaded part opens at
 * once in its place. `prefetch` is called when the pointer or the focus comes near.
 */
export function useOpenedByPress(load: () => Promise<unknown>) {
  const [pressed, setPressed] = useState(false);
  const prefetch = (): void => {
    // A failure is told by the press itself.
    load().catch(() => undefined);
  };
  return {
    pressed,
    button: { onPointerEnter: prefetch, onFocus: prefetch, onClick: () => setPressed(true) },
  };
}

/** Focuses the loaded part's button and opens it, once. */
export function useOpenAtOnce(open: (button: HTMLButtonElement) => void) {
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef(open);
  useEffect(() => {
    const element = button.current;
    if (element === null || element.getAttribute('aria-expanded') === 'true') return;
    element.focus();
    opener.current(element);
  }, []);
  return button;
}
