import { useEffect } from 'react';

/** `R` repairs the open file, except while one types. */
export function useRepairKey(active: boolean, onRepair: () => void): void {
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent): void => {
      const typing = event.target instanceof Element && event.target.closest('input, select, textarea') !== null;
      if (typing || event.ctrlKey || event.altKey || event.metaKey || event.key.toLowerCase() !== 'r') return;
      event.preventDefault();
      onRepair();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [active, onRepair]);
}
