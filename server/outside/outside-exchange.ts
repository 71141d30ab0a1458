/** One HTTP request to a service outside: bounded in time and size, redirects not followed, never throwing. */

import { retryAfterMs } from './retry-after';

/** `timeoutMs`: when the exchange is broken off, its body included (within-deadline.ts). */
export type Fetch = (url: string, init: RequestInit, timeoutMs?: number) => Promise<Response>;

export interface OutgoingRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/**
 * `answer`: something answered, whole. `unreachable`: certain that nothing was sent. `broken`: the request left, and no
 * whole answer came back.
 */
export type Exchange =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly contentType: string;
      /** Where a redirect leads; '' else. */
      readonly location: string;
      /** How long it asks to be left alone. */
      readonly retryAfterMs?: number | undefined;
      readonly body: Uint8Array;
    }
  | { readonly kind: 'unreachable'; readonly detail: string }
  | { readonly kind: 'broken'; readonly detail: string };

/** Takes a request and the bounds of its answer. */
export interface ExchangeLimits {
  readonly timeoutMs: number;
  readonly maxAnswerBytes: number;
}

/** The codes of Node for which no byte of the request can have left. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

export async function exchange(
  fetch: Fetch,
  url: string,
  request: OutgoingRequest,
  limits: ExchangeLimits,
): Promise<Exchange> {
  try {
    const { method, headers, body: sent } = request;
    // A copy: the platform's types take no view on memory that may be shared.
    const body = sent === undefined ? {} : { body: typeof sent === 'string' ? sent : Buffer.from(sent) };
    const response = await fetch(url, { method, headers, ...body, redirect: 'manual' }, limits.timeoutMs);
    const answer = await boundedBody(response, limits.maxAnswerBytes);
    if (answer === undefined) return { kind: 'broken', detail: 'answer too large' };
    return {
      kind: 'answer',
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      location: response.headers.get('location') ?? '',
      retryAfterMs: retryAfterMs(response.headers),
      body: answer,
    };
  } catch (error) {
    const code = errorCode(error);
    return { kind: NEVER_SENT.has(code) ? 'unreachable' : 'broken', detail: code };
  }
}

async function boundedBody(response: Response, maxBytes: number): Promise<Uint8Array | undefined> {
  if (response.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Node's fetch says „fetch failed” and hides the reason in the cause. */
function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const cause: unknown = error.cause;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return error.name;
}
