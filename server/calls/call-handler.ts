/** How the calls are written: a function of what was validated, inside the transaction or the session it belongs to. */
import type { BodyInputOf, ParamsOf } from '@/api/call';
import type { CallByName, CallName } from '@/api/registry';
import type { AppDatabase, TenantTransaction } from '../database/app-database';
import type { RowTarget } from '../database/replicated-rows';
import type { Reply } from './reply';

export interface CallInputOf<N extends CallName> {
  readonly params: ParamsOf<CallByName<N>>;
  readonly body: BodyInputOf<CallByName<N>>;
  /** The body as it came. */
  readonly bytes: Uint8Array;
  readonly idempotencyKey: string;
}

/** Who calls. */
export interface Caller {
  readonly userId: number;
  readonly familyId: string;
  /** The support, which only reads (session/impersonation.ts). */
  readonly support?: true;
}

/** Where a request comes from. */
export interface RequestOrigin {
  /** As it is counted for limits. */
  readonly network: string;
  /** The Cookie header; '' where there is none. */
  readonly cookies: string;
  /** What the browser calls itself; '' where it does not. */
  readonly agent: string;
  /** A page of another site made the browser ask (Fetch Metadata); false where the browser does not say. */
  readonly fromElsewhere: boolean;
  /** Id of the request, as the log has it. */
  readonly request: string;
}

/** A call without sign-in. */
export interface OpenHandler<N extends CallName> {
  readonly kind: 'open';
  readonly run: (input: CallInputOf<N>, origin: RequestOrigin) => Promise<Reply>;
}

/** A call of a signed-in user that opens transactions itself, or none. */
export interface SignedHandler<N extends CallName> {
  readonly kind: 'signed';
  readonly run: (input: CallInputOf<N>, caller: Caller, db: AppDatabase, origin: RequestOrigin) => Promise<Reply>;
}

/** A call with one effect: runs in the transaction that keeps its answer under its idempotency key. */
export interface EffectHandler<N extends CallName> {
  readonly kind: 'effect';
  /** The row that its answer tells, and tells as it stands where the kept answer was forgotten (docs/decisions/0012). */
  readonly subject: (input: CallInputOf<N>) => RowTarget;
  readonly run: (input: CallInputOf<N>, tx: TenantTransaction, caller: Caller) => Promise<Reply>;
}

/**
 * As an effect, with work on the input alone before its transaction: what computes for long holds neither a connection nor a
 * row. Not done again for a key that has its answer.
 */
export interface PreparedEffectHandler<N extends CallName> {
  readonly kind: 'prepared-effect';
  readonly subject: (input: CallInputOf<N>) => RowTarget;
  readonly prepare: (input: CallInputOf<N>, caller: Caller) => Promise<(tx: TenantTransaction) => Promise<Reply>>;
}

export type CallHandler<N extends CallName> =
  | OpenHandler<N>
  | SignedHandler<N>
  | EffectHandler<N>
  | PreparedEffectHandler<N>;

/** A handler for each call the server answers with a body; streams are routes of their own. */
export type CallHandlers = { readonly [N in Exclude<CallName, 'Nudges'>]: CallHandler<N> };
