/** As much of the process as is used. */
export interface SignalledProcess {
  on(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  exit(code: number): void;
}

/**
 * Ends the process in order at the first signal. One stop is often told twice, by a service manager to the whole group and
 * by the process that started this one; so a second one changes nothing, but a person's second Ctrl+C, which does not wait.
 * Gives whether it is stopping.
 */
export function stopOnSignals(process: SignalledProcess, stop: () => Promise<void>): () => boolean {
  let stopping = false;
  let interrupts = 0;
  const begin = (): void => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', begin);
  process.on('SIGINT', () => {
    interrupts += 1;
    if (interrupts > 1) process.exit(130);
    else begin();
  });
  return () => stopping;
}
