/** Waits and sentences as the table shows them. */

/** The first few of a plan, the last of which repeats. */
export function waitWords(waits: readonly number[]): string {
  return [...new Set(waits)].map(duration).join(', ');
}

/** To the second below a minute that is not whole, to the minute from an hour on. */
function duration(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes >= 60)
    return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return ms % 60_000 === 0 ? `${minutes} min` : `${Math.round(ms / 1000)} s`;
}

/** ANAF's own words stand in the row already. */
export function withoutAnafsWords(sentence: string): string {
  return sentence.replaceAll(/„[^”]*”/g, '«…»');
}
