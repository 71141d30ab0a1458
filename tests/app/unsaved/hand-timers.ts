/** A clock that stands until it is moved. */
export function handTimers() {
  let now = 0;
  let waiting: { readonly run: () => void; readonly at: number } | undefined;
  return {
    set: (run: () => void, ms: number) => {
      waiting = { run, at: now + ms };
      return waiting;
    },
    clear: (timer: unknown) => {
      if (timer === waiting) waiting = undefined;
    },
    now: () => new Date(now),
    pass: (ms: number) => {
      now += ms;
      if (waiting === undefined || waiting.at > now) return;
      const { run } = waiting;
      waiting = undefined;
      run();
    },
  };
}
