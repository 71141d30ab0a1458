/**
 * The server suite over several applications on one database: with CONDICA_TEST_PROCESSES=2 each call of a test client goes to
 * the next of them, so that whatever one keeps to itself shows as a failed test.
 */

const peers = new Map<string, readonly string[]>();
const turns = new Map<string, number>();

/** How many applications a test starts. */
export function testProcesses(env: Readonly<Record<string, string | undefined>> = process.env): number {
  return Number(env.CONDICA_TEST_PROCESSES ?? 1);
}

/** From now on what is asked of the first address is asked of all of them in turn. */
export function shareCalls(urls: readonly string[]): void {
  const [first] = urls;
  if (first !== undefined) peers.set(first, urls);
}

/** `fetch` to whichever process has its turn. */
export function fetchInTurn(address: string, init?: RequestInit): Promise<Response> {
  const { origin } = new URL(address);
  const urls = peers.get(origin) ?? [origin];
  const turn = turns.get(origin) ?? 0;
  turns.set(origin, turn + 1);
  return fetch(`${urls[turn % urls.length]}${address.slice(origin.length)}`, init);
}
