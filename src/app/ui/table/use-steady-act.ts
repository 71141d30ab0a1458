import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for all drawings, which does what the last one's would: rows that are given it are not drawn again for its sake. */
export function useSteadyAct<Argument>(act: (argument: Argument) => void): (argument: Argument) => void {
  const last = useRef(act);
  useLayoutEffect(() => {
    last.current = act;
  });
  return useCallback((argument) => last.current(argument), []);
}
