/** The product's own warnings of a storm that is wanted; gives what takes that back. */
export function quietConsole(): () => void {
  const { error, warn } = console;
  Object.assign(console, { error: () => undefined, warn: () => undefined });
  // What a dead process or a failing storage left unfinished has nobody to hear of it.
  const ignore = (): void => undefined;
  process.on('unhandledRejection', ignore);
  return () => {
    Object.assign(console, { error, warn });
    process.off('unhandledRejection', ignore);
  };
}
