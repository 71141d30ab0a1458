/** Calls once after so many ms, unless the function it gives takes it back. */
export type SetTimer = (ms: number, then: () => void) => () => void;

export const browserTimer: SetTimer = (ms, then) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};
