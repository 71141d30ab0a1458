import { useEffect } from 'react';
import { hasOwnKeys } from '@/app/state/own-keys';

/**
 * Keys pressed on the rows while these still answer an earlier question are about the rows that come: they wait for them, in
 * their order. What is typed in a field goes on there.
 */
export function useKeysAfterAnswer(behind: boolean, keepKeys: () => () => void): void {
  useEffect(() => {
    if (!behind) return;
    let goOn: (() => void) | undefined;
    const begin = (): void => {
      if (!hasOwnKeys(document.activeElement)) goOn ??= keepKeys();
    };
    begin();
    document.addEventListener('focusin', begin);
    return () => {
      document.removeEventListener('focusin', begin);
      goOn?.();
    };
  }, [behind, keepKeys]);
}
