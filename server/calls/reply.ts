/** What a call answers, before it is HTTP. */
import type { ApiErrorCode } from '@/api/errors';
import type { RowAuthor } from '../database/replicated-rows';

export interface RefusedReply {
  readonly kind: 'refused';
  readonly code: ApiErrorCode;
  readonly messages?: readonly string[];
  /** Login: a two-factor code is required. */
  readonly authenticator?: true;
  /** Conflict: the server's row, and the fields changed on both sides. */
  readonly row?: object | null;
  readonly fields?: readonly string[];
  /** Version of that row: what a new try has to have seen. */
  readonly version?: number;
  /** Who changed that row last, or removed it; null where nobody knows. */
  readonly author?: RowAuthor | null;
  /** In place of the code's own sentence. */
  readonly text?: string;
  /** When it may be asked again, in milliseconds from now. */
  readonly waitMs?: number;
}

export type Reply =
  | { readonly kind: 'done'; readonly body: object; readonly headers?: Readonly<Record<string, string>> }
  | { readonly kind: 'redirect'; readonly location: string; readonly headers: Readonly<Record<string, string>> }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array; readonly contentType: string; readonly fileName: string }
  /** Bytes that are made while they are sent; a reader that goes away ends them. */
  | {
      readonly kind: 'stream';
      readonly chunks: AsyncIterable<Uint8Array>;
      readonly contentType: string;
      readonly fileName: string;
    }
  | RefusedReply;

export function done(body: object, headers: Readonly<Record<string, string>> = {}): Reply {
  return { kind: 'done', body, headers };
}

export function refused(code: ApiErrorCode, more: Omit<RefusedReply, 'kind' | 'code'> = {}): RefusedReply {
  return { kind: 'refused', code, ...more };
}
