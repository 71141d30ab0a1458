/** A request of any row of the contract as it goes over the wire, right or wrong: what the typed client would not send. */
import { randomUUID } from 'node:crypto';
import type { Call } from '@/api/call';
import type { TestClient } from './test-client';

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly code: string;
}

export interface RawRequest {
  readonly params?: object | undefined;
  readonly body?: unknown;
  /** In place of the call's own body: bytes as they stand. */
  readonly raw?: string | Uint8Array<ArrayBuffer>;
  /** In place of what follows from `params`. */
  readonly query?: string;
}

export interface Road {
  readonly headers?: Readonly<Record<string, string>>;
  readonly base: string;
  readonly key?: string;
}

export async function askRaw(
  { credentials }: TestClient,
  call: Call,
  request: RawRequest,
  road: Road,
): Promise<Answer> {
  const query = request.query ?? new URLSearchParams(request.params as Record<string, string>).toString();
  // Of a document, bytes that are none.
  const isDocument = call.bodyKind === 'xml' || call.bodyKind === 'zip';
  const body = request.raw ?? (isDocument ? '<Invoice/>' : JSON.stringify(request.body ?? {}));
  const response = await fetch(`${road.base}/api/${call.base}/${call.name}${query === '' ? '' : `?${query}`}`, {
    method: call.method,
    redirect: 'manual',
    headers: {
      authorization: `Bearer ${credentials.token}`,
      'x-backend-key': credentials.backendKey,
      'x-report-key': credentials.reportKey,
      'idempotency-key': road.key ?? randomUUID(),
      'content-type': isDocument ? `application/${call.bodyKind}` : 'application/json',
      ...road.headers,
    },
    ...(call.method === 'GET' ? {} : { body }),
  });
  const text = await response.text();
  return { status: response.status, text, code: /"code":"([\w-]+)"/.exec(text)?.[1] ?? '' };
}
