/** The server's log: one line of JSON an entry. */

export type LogEntry = Readonly<Record<string, unknown>>;

/**
 * Never throws: a full disk is when the server must go on answering, and the first thing to fail is its log. Lines that could
 * not be written are counted, and their number stands before the next one that could.
 */
export function logLines(append: (text: string) => void, now: () => Date): (entry: LogEntry) => void {
  let lost = 0;
  return (entry) => {
    const at = now().toISOString();
    const told: readonly LogEntry[] = lost === 0 ? [entry] : [{ event: 'log-lost', lines: lost }, entry];
    try {
      append(told.map((one) => `${JSON.stringify({ at, ...one })}\n`).join(''));
      lost = 0;
    } catch {
      lost += 1;
    }
  };
}
