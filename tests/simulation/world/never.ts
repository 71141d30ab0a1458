/** What never goes on: a new one each time, for what waits for it is kept as long as it is itself. */
export function never(): Promise<never> {
  return new Promise(() => undefined);
}
