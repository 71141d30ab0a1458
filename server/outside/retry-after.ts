/** Nobody's word makes us wait for longer. */
const LONGEST_MS = 60 * 60_000;

/**
 * How long a service asks to be left alone (RFC 9110, section 10.2.3), by seconds or by an instant of its own clock; undefined
 * where it says nothing that can be read.
 */
export function retryAfterMs(headers: Pick<Headers, 'get'>): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? '';
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(0, ms), LONGEST_MS);
}
