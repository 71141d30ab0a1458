/** A failure that no step of the exchange expects: told to who reads the console, and the next step goes on. */
export function reportDefect(error: unknown): void {
  console.error('Synchronisation step failed', error);
}
