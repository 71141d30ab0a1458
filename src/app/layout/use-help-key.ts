import { useEffect } from 'react';
import { openOverlay } from '@/app/state/overlay';

/** F1 opens help from anywhere, also from within a field; while a dialog is open it is left to the browser. */
export function useHelpKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'F1' || event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      openOverlay('help');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
