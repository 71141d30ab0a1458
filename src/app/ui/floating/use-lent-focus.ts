import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusPageStart } from '@/app/routes/focus-page';

interface LentFocus {
  readonly panel: RefObject<HTMLElement | null>;
  readonly head: RefObject<HTMLHeadingElement | null>;
}

/** A panel gives the keyboard back to what had it when it opened, if it has it when it goes. `takes`: it asks for it at once. */
export function useLentFocus(takes: boolean): LentFocus {
  const panel = useRef<HTMLElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const lender = document.activeElement;
    const opened = panel.current;
    if (takes) head.current?.focus({ preventScroll: true });
    return () => {
      if (opened?.contains(document.activeElement) !== true) return;
      if (lender instanceof HTMLElement && lender !== document.body && lender.isConnected) lender.focus();
      else focusPageStart(document);
    };
  }, [takes]);
  return { panel, head };
}
