/**
 * The mechanism of the contract: one description a call, read by the app, the service worker and the server alike.
 * A description is a value without behaviour; `call-server.ts` performs it and the server's routes are made from it.
 */
import type * as v from 'valibot';
import type { Ability } from './abilities';
import type { StoredCollection } from './collections';

/** common: no authentication. backend: bearer token and backend key. reports: bearer token and report key. */
export type CallBase = 'common' | 'backend' | 'reports';

type AnySchema = v.GenericSchema<unknown, unknown>;

/**
 * How a call goes through the outbox.
 * `touches` names what the call reads or changes (`draft:<id>`): two entries of one company that share a name take effect
 * in the order they were made; entries that share none never wait for each other (promise 3).
 */
export interface OutboxPolicy<Input> {
  readonly touches: (input: Input) => readonly string[];
  /** The ability it needs by what is asked, beside that of the row; null: none. */
  readonly abilityOf?: (input: Input) => Ability | null;
  /** By it a device treats the call's entry: given up, tried again, acknowledged, refused because both sides changed the same. */
  readonly effect: OutboxEffect;
}

/** `document`: of an archived document, beside its upload. `lease`: of an interval of numbers. `transport`: a step of a declaration. */
export type OutboxEffect = RowEffect | { readonly kind: 'upload' | 'document' | 'lease' | 'transport' };

export interface RowEffect {
  readonly kind: 'add' | 'update' | 'remove';
  readonly collection: StoredCollection;
}

/** `list`: all rows of a company, under the name that the answer gives them. `under`: what a new row is called in the body. */
export type RowOperation =
  | (RowEffect & { readonly under?: string })
  | { readonly kind: 'list'; readonly collection: StoredCollection; readonly under: string };

/** What the caller gives: query parameters, and a JSON body or the XML of a document. */
export interface CallInput<Params, Body> {
  readonly params: Params;
  readonly body: Body;
}

export interface Call<Name extends string = string, Params = unknown, Body = unknown, Result = unknown> {
  readonly name: Name;
  readonly base: CallBase;
  readonly method: 'GET' | 'POST';
  /** Query parameters; values travel as text, so schemas take text and turn it. Null where there are none. */
  readonly params: v.GenericSchema<unknown, Params> | null;
  /** `json`: validated by `bodySchema`. `xml`: the bytes of a document. `zip`: of a zip. `none`: no body. */
  readonly bodyKind: 'json' | 'xml' | 'zip' | 'none';
  readonly bodySchema: v.GenericSchema<unknown, Body> | null;
  /** `json`: validated by `resultSchema`. `bytes`: a file. `stream`: text/event-stream. `redirect`: the browser goes on elsewhere. */
  readonly resultKind: ResultKind;
  readonly resultSchema: v.GenericSchema<unknown, Result> | null;
  /** The ability the caller's subscription must have; the server refuses without it. */
  readonly ability: Ability | null;
  /** Null: called at once, needs the network. Else: written to the outbox with an idempotency key. */
  readonly outbox: OutboxPolicy<CallInput<Params, Body>> | null;
  /** What a call made by `calls/row-calls.ts` does with the rows of a collection: the server's handler follows from it. */
  readonly operation: RowOperation | null;
  /** A call of this project's own, beside the specification's. */
  readonly addition: boolean;
}

export type ResultKind = 'json' | 'bytes' | 'stream' | 'redirect';

type Output<S> = S extends AnySchema ? v.InferOutput<S> : undefined;

interface CallOptions<P, B, R, K> {
  readonly base: CallBase;
  readonly method?: 'GET' | 'POST';
  readonly params?: P;
  readonly body?: B;
  readonly result?: R;
  readonly resultKind?: K;
  readonly ability?: Ability;
  readonly addition?: true;
}

type BodyOf<B> = B extends 'xml' ? string : B extends 'zip' ? Uint8Array<ArrayBuffer> : Output<B>;

/** What is no JSON is the response itself, not read yet. */
type AnswerOf<R, K> = K extends 'json' ? Output<R> : Response;

/** The outbox policy is written where the input's type is known, so it is a second argument. */
export function defineCall<
  Name extends string,
  P extends AnySchema | undefined = undefined,
  B extends AnySchema | 'xml' | 'zip' | undefined = undefined,
  R extends AnySchema | undefined = undefined,
  K extends ResultKind = 'json',
>(
  name: Name,
  options: CallOptions<P, B, R, K>,
  outbox?: OutboxPolicy<CallInput<Output<P>, BodyOf<B>>>,
): Call<Name, Output<P>, BodyOf<B>, AnswerOf<R, K>> {
  const { body } = options;
  return {
    name,
    base: options.base,
    method: options.method ?? 'POST',
    params: (options.params ?? null) as Call<Name, Output<P>>['params'],
    bodyKind: body === undefined ? 'none' : typeof body === 'string' ? body : 'json',
    bodySchema: (body === undefined || typeof body === 'string' ? null : body) as Call<
      Name,
      Output<P>,
      BodyOf<B>
    >['bodySchema'],
    resultKind: options.resultKind ?? 'json',
    resultSchema: (options.result ?? null) as Call<Name, Output<P>, BodyOf<B>, AnswerOf<R, K>>['resultSchema'],
    ability: options.ability ?? null,
    outbox: outbox ?? null,
    operation: null,
    addition: options.addition ?? false,
  };
}

export type ParamsOf<C> = C extends Call<string, infer P, infer _B, infer _R> ? P : never;
export type BodyInputOf<C> = C extends Call<string, infer _P, infer B, infer _R> ? B : never;
export type ResultOf<C> = C extends Call<string, infer _P, infer _B, infer R> ? R : never;
