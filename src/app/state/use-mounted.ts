import { useCallback, useEffect, useRef } from 'react';

/** Whether the part of the screen that asks is still there: who reads for it in pieces stops where it is not. */
export function useMounted(): () => boolean {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return useCallback(() => mounted.current, []);
}
