/**
 * Performs a call of the contract over an injected fetch. There is no timeout here (specification, section 7); a caller
 * that needs one passes a signal. Only a decoded acknowledgement is success (guarantee 6): everything else is a CallFailure.
 */
import * as v from 'valibot';
import type { Call, CallInput } from './call';
import { type ErrorBody, errorBodySchema } from './error-body';
import { API_ERRORS, type ApiErrorCode, type ErrorReaction, isApiErrorCode } from './errors';
import { BACKEND_KEY_HEADER, EPOCH_HEADER, IDEMPOTENCY_KEY_HEADER, REPORT_KEY_HEADER, XSRF_HEADER } from './headers';
import type { BaseUrls } from './paths';
import { isUnknownField } from './unknown-field';
import { type WireForm, wireForm } from './wire-form';

/** What a call is authenticated with; absent for the common base. */
export interface Credentials {
  readonly token: string;
  readonly backendKey: string;
  readonly reportKey: string;
}

export interface CallOptions {
  readonly credentials?: Credentials;
  readonly idempotencyKey?: string;
  /** Sent in place of what the input would become: of an earlier attempt under the same key. */
  readonly wire?: WireForm;
  readonly signal?: AbortSignal;
}

export interface ServerConnection {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly urls: BaseUrls;
  /** Value of the XSRF-TOKEN cookie, where the caller can read cookies. */
  readonly xsrfToken?: () => string | undefined;
}

/**
 * `network`: no answer came; the effect is unknown. `refused`: the server said so, in the contract's words.
 * `malformed`: something answered, but not the contract (a proxy's page, a cut body); the effect is unknown.
 * `cancelled`: the caller's signal.
 */
export type CallFailure =
  | { readonly kind: 'network' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'malformed'; readonly status: number }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code: ApiErrorCode | 'unknown';
      readonly reaction: ErrorReaction;
      readonly body: ErrorBody;
      /** As of a result. */
      readonly epoch?: string;
    };

/** `epoch`: of the database that answered; absent where the call does not tell it, or the server is of old. */
export type CallResult<R> =
  | { readonly ok: true; readonly result: R; readonly epoch?: string }
  | { readonly ok: false; readonly failure: CallFailure };

/** Makes the request and decodes the answer. Never throws for what the network or the server does. */
export async function callServer<P, B, R>(
  connection: ServerConnection,
  call: Call<string, P, B, R>,
  input: CallInput<P, B>,
  options: CallOptions = {},
): Promise<CallResult<R>> {
  const wire = options.wire ?? wireForm(call, input);
  const url = `${connection.urls[call.base]}/${call.name}${wire.query === '' ? '' : `?${wire.query}`}`;
  let response: Response;
  try {
    response = await connection.fetch(url, requestInit(connection, call, wire, options));
  } catch (error) {
    return fail(options.signal?.aborted === true || isAbort(error) ? { kind: 'cancelled' } : { kind: 'network' });
  }
  return decode(call, response);
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

function fail(failure: CallFailure): { readonly ok: false; readonly failure: CallFailure } {
  return { ok: false, failure };
}

function requestInit(
  connection: ServerConnection,
  call: Pick<Call, 'base' | 'method'>,
  { contentType, body }: WireForm,
  options: CallOptions,
): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (options.credentials !== undefined && call.base !== 'common') {
    headers.authorization = `Bearer ${options.credentials.token}`;
    if (call.base === 'backend') headers[BACKEND_KEY_HEADER] = options.credentials.backendKey;
    else headers[REPORT_KEY_HEADER] = options.credentials.reportKey;
  }
  if (options.idempotencyKey !== undefined) headers[IDEMPOTENCY_KEY_HEADER] = options.idempotencyKey;
  const xsrf = connection.xsrfToken?.();
  if (xsrf !== undefined) headers[XSRF_HEADER] = xsrf;
  if (contentType !== null) headers['content-type'] = contentType;
  return {
    method: call.method,
    headers,
    ...(body === null ? {} : { body }),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  };
}

async function decode<P, B, R>(call: Call<string, P, B, R>, response: Response): Promise<CallResult<R>> {
  if (response.ok && call.resultKind !== 'json') return { ok: true, result: response as R };
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    return fail({ kind: 'malformed', status: response.status });
  }
  const error = v.safeParse(errorBodySchema, body);
  const told = epochOf(response);
  if (error.success) return fail({ ...refusal(response.status, error.output), ...told });
  if (!response.ok || call.resultSchema === null) return fail({ kind: 'malformed', status: response.status });
  const result = v.safeParse(call.resultSchema, body);
  if (result.success) return { ok: true, result: result.output, ...told };
  // Fields of a newer server are no hindrance in an answer; requests stay strict. No result schema turns a value, so the
  // body is what the schema would have given.
  if (result.issues.every(isUnknownField)) return { ok: true, result: body as R, ...told };
  return fail({ kind: 'malformed', status: response.status });
}

function epochOf({ headers }: Response): { readonly epoch?: string } {
  const epoch = headers.get(EPOCH_HEADER);
  return epoch === null ? {} : { epoch };
}

function refusal(status: number, body: ErrorBody): CallFailure {
  const code = body.code !== undefined && isApiErrorCode(body.code) ? body.code : 'unknown';
  return {
    kind: 'refused',
    status,
    code,
    reaction: code === 'unknown' ? reactionTo(status) : API_ERRORS[code].reaction,
    body,
  };
}

/** For codes of a newer server. */
function reactionTo(status: number): ErrorReaction {
  if (status === 401) return 'sign-in';
  if (status === 409) return 'conflict';
  return status >= 500 || status === 408 || status === 429 ? 'retry' : 'reject';
}
