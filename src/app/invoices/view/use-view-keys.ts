import { useEffect } from 'react';

interface ViewKeys {
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onPrint: () => void;
  readonly onList: () => void;
}

/** `J` and `K` go on as in mail programs, `P` prints, Esc goes back to the list. Not while one types or a menu is open. */
export function useViewKeys({ onPrevious, onNext, onPrint, onList }: ViewKeys): void {
  useEffect(() => {
    const actions: Readonly<Record<string, () => void>> = { j: onNext, k: onPrevious, p: onPrint, escape: onList };
    const onKey = (event: KeyboardEvent): void => {
      const busy = event.target instanceof Element && event.target.closest('input, select, textarea, [role]') !== null;
      if (busy || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      actions[event.key.toLowerCase()]?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onPrevious, onNext, onPrint, onList]);
}
