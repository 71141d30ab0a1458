/**
 * What a call's input becomes on the wire: what the server remembers under an idempotency key, so that the same key with other
 * bytes is refused. Each version of the app may write it otherwise; what was sent once is sent again as it was.
 */
import type { Call } from './call';

export interface WireForm {
  /** Without the question mark; '' where the call has no parameters. */
  readonly query: string;
  /** Null: without body. */
  readonly contentType: string | null;
  /** Bytes only of a call that never goes through the outbox. */
  readonly body: string | Uint8Array<ArrayBuffer> | null;
}

/** Parameters in the order given, those that are undefined left out. */
export function wireForm(
  { params: schema, bodyKind }: Pick<Call, 'params' | 'bodyKind'>,
  { params, body }: { readonly params: unknown; readonly body: unknown },
): WireForm {
  const query = schema === null ? '' : queryOf(params);
  if (bodyKind === 'none') return { query, contentType: null, body: null };
  const contentType = `application/${bodyKind}`;
  if (bodyKind === 'json') return { query, contentType, body: JSON.stringify(body) };
  return { query, contentType, body: body as string | Uint8Array<ArrayBuffer> };
}

function queryOf(params: unknown): string {
  if (typeof params !== 'object' || params === null) return '';
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value !== undefined) query.set(name, String(value));
  return query.toString();
}
