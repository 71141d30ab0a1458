/**
 * What is common to all protected services (reference, section 1.5): a 200 of the service is handed on, everything else is
 * classified here. A redirect, 401, 403, 404, 400 and 429 are given before the service does anything; a 5xx or a foreign
 * page may stand in place of the answer of a service that did its work.
 */
import type { Exchange } from '../../outside-exchange';
import type { NotTaken, Unknown } from '../anaf-port';

export type Handed = { readonly kind: 'handed'; readonly body: Uint8Array; readonly text: string };

const HTML = /^\s*(?:<!doctype\s+html|<html)/i;

export function commonAnswer(exchange: Exchange): Handed | NotTaken | Unknown {
  if (exchange.kind === 'unreachable') return { kind: 'unavailable', detail: exchange.detail };
  if (exchange.kind === 'broken') return { kind: 'unknown', detail: exchange.detail };
  const { status, location, body, retryAfterMs } = exchange;
  if (status >= 300 && status < 400) return { kind: 'unavailable', detail: `redirect to ${hostOf(location)}` };
  if (status === 401) return { kind: 'unauthorized' };
  if (status === 403) return { kind: 'forbidden' };
  if (status === 429) return { kind: 'throttled', ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
  if (status === 400 || status === 404) return { kind: 'bad-request', message: messageOf(body, status) };
  if (status !== 200) return { kind: 'unknown', detail: `HTTP ${status}` };
  const text = new TextDecoder().decode(body);
  if (HTML.test(text)) return { kind: 'unknown', detail: 'HTML page' };
  return { kind: 'handed', body, text };
}

function hostOf(location: string): string {
  return URL.canParse(location) ? new URL(location).host : location.slice(0, 60);
}

/** The JSON's `message`, which names the missing parameter. */
function messageOf(body: Uint8Array, status: number): string {
  const value = parseJson(new TextDecoder().decode(body));
  const message = value?.message;
  return typeof message === 'string' && message !== '' ? message : `HTTP ${status}`;
}

/** The object a text holds; undefined where it holds none. */
export function parseJson(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
