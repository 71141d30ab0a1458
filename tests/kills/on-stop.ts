/** A long run that is told to stop takes with it what it has started: browsers are groups of their own, a disk stays mounted. */
export function onStop(end: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      end().then(
        () => process.exit(1),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
}
