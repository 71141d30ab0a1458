import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for all drawings, which does what the last one's would: what is given it is not drawn again for its sake. */
export function useSteadyAct<Arguments extends readonly unknown[]>(
  act: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const last = useRef(act);
  useLayoutEffect(() => {
    last.current = act;
  });
  return useCallback((...given) => last.current(...given), []);
}
