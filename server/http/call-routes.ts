/**
 * The contract's calls as routes: made from the registry, so that what is validated is what src/api says. Order of the
 * checks: key of the base, token, shape of the input, then the handler's own.
 */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { hasAbility } from '@/api/abilities';
import type { Call } from '@/api/call';
import { EPOCH_HEADER, IDEMPOTENCY_KEY_HEADER } from '@/api/headers';
import { operationIdSchema } from '@/api/ids';
import { CALLS, type CallName } from '@/api/registry';
import { isUnknownField } from '@/api/unknown-field';
import type {
  Caller,
  CallHandler,
  CallHandlers,
  CallInputOf,
  EffectHandler,
  PreparedEffectHandler,
  RequestOrigin,
} from '../calls/call-handler';
import { isMyCompany } from '../calls/company-access';
import { errorReply } from '../calls/error-reply';
import {
  answerOnce,
  type Effect,
  hashRequest,
  type IdempotentRequest,
  isAnswered,
  type OpenTransaction,
  RefusedEffect,
} from '../calls/idempotent';
import { type RefusedReply, type Reply, refused } from '../calls/reply';
import type { AppDatabase, TenantTransaction } from '../database/app-database';
import { asUser } from '../database/as-user';
import { currentEpoch } from '../database/epoch';
import { callerNetwork } from '../process/network-address';
import type { SecurityLog } from '../process/security-log';
import { READS_ONLY_TEXT, SUPPORT_READS } from '../session/support-reads';
import { accountLoad, LOAD_BOUNDS } from './account-load';
import { type Authentication, authenticate, readCaller } from './authenticate';
import { bodyLimitOf, costOf, takeTurnOf } from './costly-calls';
import { knownFailure } from './known-failure';
import { readJson } from './read-json';
import type { WriteRoom } from './write-room';

/** Who a request comes from, as its headers say: read when it begins, and asked again on its way. */
const callers = new WeakMap<FastifyRequest, Caller | RefusedReply>();

export interface CallRouteParts {
  readonly db: AppDatabase;
  readonly handlers: CallHandlers;
  readonly authentication: Authentication;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly security: SecurityLog;
  readonly room: Pick<WriteRoom, 'note'>;
  readonly onDefect: (error: unknown, call: string) => void;
  /** Told how each call ended, for the metrics. */
  readonly onCall: (call: string, status: number, milliseconds: number) => void;
}

/** Throws where a call of the contract has no handler: such a server does not start. */
export function addCallRoutes(app: FastifyInstance, parts: CallRouteParts): void {
  const load = accountLoad(LOAD_BOUNDS, parts.now);
  for (const call of Object.values(CALLS)) {
    // A route of its own (nudge-route.ts).
    if (call.resultKind === 'stream') continue;
    const { name } = call;
    if (!isHandled(name, parts.handlers)) throw new Error(`No handler for the call ${name} of the contract`);
    app.route({
      method: call.method,
      url: `/api/${call.base}/${call.name}`,
      bodyLimit: bodyLimitOf(call),
      // Nobody unknown has megabytes taken in.
      onRequest: async (request, reply) => {
        if (call.base === 'common') return;
        const caller = await readCaller(parts.authentication, call.base, request.headers);
        callers.set(request, caller);
        if ('kind' in caller) return send(reply, caller);
        const cost = costOf(call, request.headers['content-length']);
        const refusal = cost === undefined ? undefined : await takeTurnOf(load, caller.userId, cost, reply);
        if (refusal !== undefined) return send(reply, refusal);
      },
      handler: (request, reply) => perform(parts, name, request, reply),
      onResponse: async (_request, reply) => parts.onCall(name, reply.statusCode, reply.elapsedTime),
    });
  }
}

function isHandled(name: string, handlers: CallHandlers): name is keyof CallHandlers {
  return Object.hasOwn(handlers, name);
}

async function perform(
  parts: CallRouteParts,
  name: keyof CallHandlers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const answered = await answer(parts, name, request).catch((error: unknown) => {
    const failure = knownFailure(error);
    if (failure === undefined) parts.onDefect(error, name);
    return failure ?? refused('internal');
  });
  // Written with its key, or repeated: then the next one to write says what it met.
  if (answered.kind === 'text') parts.room.note('room');
  if (answered.kind === 'refused' && answered.code === 'disk-full') parts.room.note('full-disk');
  if (answered.kind === 'refused' && answered.code === 'company-denied') tellDenied(parts, name, request);
  return send(reply, answered);
}

/** A company that is not the caller's was asked for: an access taken away, or somebody who tries. */
function tellDenied(parts: CallRouteParts, call: CallName, request: FastifyRequest): void {
  const caller = callers.get(request);
  if (caller === undefined || 'kind' in caller) return;
  const { network, request: id } = originOf(request);
  parts.security.ofAccount({ event: 'company-denied', user: caller.userId, call, network, request: id });
}

/** `epoch`: of the database that took the effect, or keeps it. */
type Answer = Reply | { readonly kind: 'text'; readonly status: number; readonly text: string; readonly epoch: string };

async function answer<N extends keyof CallHandlers>(
  parts: CallRouteParts,
  name: N,
  request: FastifyRequest,
): Promise<Answer> {
  const call = anyCall(name);
  const caller =
    call.base === 'common'
      ? undefined
      : await authenticate(parts.authentication, callers.get(request) ?? refused('token-expired'));
  if (caller !== undefined && 'kind' in caller) return caller;
  if (caller?.support === true && !SUPPORT_READS.has(name)) return refused('access-denied', { text: READS_ONLY_TEXT });
  if (caller !== undefined && call.ability !== null && !hasAbility(caller.restrictions, call.ability))
    return refused('ability-denied');
  const input = validated<N>(call, request);
  if ('kind' in input) return input;
  const needed = call.outbox?.abilityOf?.(input) ?? null;
  if (needed !== null && !hasAbility(caller?.restrictions ?? {}, needed)) return refused('ability-denied');
  return run(parts, name, input, caller, request);
}

async function run<N extends keyof CallHandlers>(
  parts: CallRouteParts,
  name: N,
  input: CallInputOf<N>,
  caller: Caller | undefined,
  request: FastifyRequest,
): Promise<Answer> {
  const handler: CallHandler<N> = parts.handlers[name];
  if (handler.kind === 'open') return handler.run(input, originOf(request));
  if (caller === undefined) return refused('session-ended');
  if (handler.kind === 'signed') return handler.run(input, caller, parts.db, originOf(request));
  const key = v.safeParse(operationIdSchema, input.idempotencyKey);
  if (!key.success) return refused('invalid-request', { messages: [IDEMPOTENCY_KEY_HEADER] });
  const requestSha256 = hashRequest(request.url, input.bytes);
  const identity = { ...caller, key: key.output, call: name, requestSha256, at: new Date(parts.now()) };
  let epoch = '';
  const opened = companyTransaction(parts.db, identity, companyOf(input));
  const open: OpenTransaction = (work) =>
    opened(async (tx) => {
      epoch = (await currentEpoch(tx, parts)).id;
      return work(tx);
    });
  const take = await effectOf(handler, input, caller, open, identity);
  const kept = await answerOnce(open, identity, { take, subject: handler.subject(input) });
  return { kind: 'text', status: kept.status, text: kept.text, epoch };
}

function originOf({ id, ip, headers }: FastifyRequest): RequestOrigin {
  const site = headers['sec-fetch-site'];
  const fromElsewhere = site === 'cross-site' || site === 'same-site';
  const agent = headers['user-agent'] ?? '';
  return { network: callerNetwork(ip), cookies: headers.cookie ?? '', agent, fromElsewhere, request: id };
}

/** Access is asked for before anything is prepared: nobody's documents but a company's own are looked at for it. */
async function effectOf<N extends keyof CallHandlers>(
  handler: EffectHandler<N> | PreparedEffectHandler<N>,
  input: CallInputOf<N>,
  caller: Caller,
  open: OpenTransaction,
  identity: IdempotentRequest,
): Promise<Effect['take']> {
  if (handler.kind === 'effect') return (tx) => handler.run(input, tx, caller);
  if (!(await open((tx) => isAnswered(tx, identity)))) return handler.prepare(input, caller);
  // The key's answer is repeated; were it gone meanwhile, the next try prepares.
  return async () => refused('busy');
}

/** Access is asked for at each repeat too: who lost the company is told nothing of what was done there. */
function companyTransaction(
  db: AppDatabase,
  { userId, familyId, at }: Pick<IdempotentRequest, 'userId' | 'at'> & Pick<Caller, 'familyId'>,
  company: number | undefined,
): OpenTransaction {
  return (work) => {
    const allowed = async (tx: TenantTransaction) => {
      if (company !== undefined && !(await isMyCompany(tx, company)))
        throw new RefusedEffect(refused('company-denied'));
      return work(tx);
    };
    return asUser(db, userId, allowed, at, familyId);
  };
}

function companyOf({ params, body }: { readonly params: unknown; readonly body: unknown }): number | undefined {
  for (const part of [body, params]) {
    if (typeof part !== 'object' || part === null) continue;
    // The specification names it so in the calls of own codes.
    const company = 'company' in part ? part.company : 'companyId' in part ? part.companyId : undefined;
    if (typeof company === 'number') return company;
  }
  return undefined;
}

function anyCall(name: CallName): Call<string, unknown, unknown, unknown> {
  return CALLS[name] as unknown as Call<string, unknown, unknown, unknown>;
}

/** A refusal where the input is not what the contract says. What the call's own schemas gave is the call's input. */
function validated<N extends CallName>(
  call: Call<string, unknown, unknown, unknown>,
  request: FastifyRequest,
): CallInputOf<N> | RefusedReply {
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const params = v.safeParse(call.params ?? v.strictObject({}), request.query);
  if (!params.success) return refusedForm(params.issues);
  const header = request.headers[IDEMPOTENCY_KEY_HEADER];
  const rest = { params: params.output, bytes, idempotencyKey: typeof header === 'string' ? header : '' };
  if (call.bodyKind === 'json' && !isJsonOrEmpty(request, bytes)) return refused('invalid-request');
  const body = validatedBody(call, bytes);
  return 'kind' in body ? body : ({ ...rest, body: body.value } as CallInputOf<N>);
}

/** Its own type alone: what a page can send without being asked about is none of it (Fetch, CORS-safelisted types). */
function isJsonOrEmpty({ headers }: FastifyRequest, bytes: Buffer): boolean {
  return (
    bytes.length === 0 ||
    /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(headers['content-type'] ?? '')
  );
}

function validatedBody(
  call: Call<string, unknown, unknown, unknown>,
  bytes: Buffer,
): { readonly value: unknown } | RefusedReply {
  if (call.bodyKind === 'xml' || call.bodyKind === 'zip')
    return bytes.length === 0 ? refused('invalid-request') : { value: '' };
  if (call.bodyKind === 'none' || call.bodySchema === null) return { value: undefined };
  const body = v.safeParse(call.bodySchema, readJson(bytes));
  return body.success ? { value: body.output } : refusedForm(body.issues);
}

/** Fields that a refusal names: ten thousand lines with the same fault are not told one by one. */
const MOST_FIELDS = 50;

/** Fields that this version does not have are of a newer caller, which waits for a newer server; else the form is wrong. */
function refusedForm(issues: readonly v.BaseIssue<unknown>[]): RefusedReply {
  const fields = issues.slice(0, MOST_FIELDS).map((issue) => v.getDotPath(issue) ?? '');
  return refused(issues.every(isUnknownField) ? 'unknown-field' : 'invalid-request', { fields });
}

export function send(reply: FastifyReply, answered: Answer): FastifyReply {
  reply.header('cache-control', 'no-store');
  switch (answered.kind) {
    case 'done':
      return reply.headers(answered.headers ?? {}).send({ status: 'ok', ...answered.body });
    case 'text':
      reply.header(EPOCH_HEADER, answered.epoch);
      return reply.code(answered.status).type('application/json; charset=utf-8').send(answered.text);
    case 'redirect':
      return reply.headers(answered.headers).redirect(answered.location, 302);
    case 'bytes':
      return reply
        .type(answered.contentType)
        .header('content-disposition', `attachment; filename="${answered.fileName}"`)
        .send(Buffer.from(answered.bytes));
    case 'stream':
      return reply
        .type(answered.contentType)
        .header('content-disposition', `attachment; filename="${answered.fileName}"`)
        .send(Readable.from(answered.chunks));
    case 'refused': {
      const { status, headers, body } = errorReply(answered);
      return reply.code(status).headers(headers).send(body);
    }
  }
}
