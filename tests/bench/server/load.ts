/** Many callers at once, each asking again as soon as it was answered. */

export interface Load {
  readonly perSecond: number;
  readonly answered: number;
  /** Milliseconds that 99 of 100 answers do not exceed. */
  readonly p99: number;
  readonly median: number;
}

/** `ask` throws where the answer is not the wanted one. `turn`: how many were asked before, over all callers. */
export async function underLoad(
  { callers, ms }: { readonly callers: number; readonly ms: number },
  ask: (turn: number) => Promise<void>,
): Promise<Load> {
  const times: number[] = [];
  let turn = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() - began < ms) {
        const at = performance.now();
        await ask(turn++);
        times.push(performance.now() - at);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
  return { perSecond: times.length / seconds, answered: times.length, p99: at(0.99), median: at(0.5) };
}
