/**
 * One effect a key (promise 2): key, request hash and answer are stored in the transaction of the effect. Equal requests at
 * once wait at the key's row and get the first one's answer, to the byte. A refusal takes its transaction back and is kept in
 * one of its own (docs/decisions/0008): a delayed copy of a refused request must not take effect after the person was told.
 * The key lives as long as the archive; the answer of an effect is forgotten before (docs/decisions/0012).
 */
import { createHash } from 'node:crypto';
import { API_ERRORS } from '@/api/errors';
import type { TenantTransaction } from '../database/app-database';
import { type RowTarget, readRow } from '../database/replicated-rows';
import { errorReply } from './error-reply';
import { refusalOfClash } from './refusal-of-clash';
import { type RefusedReply, type Reply, refused } from './reply';

export interface IdempotentRequest {
  readonly userId: number;
  readonly key: string;
  readonly call: string;
  /** Of parameters and body as they came. */
  readonly requestSha256: string;
  readonly at: Date;
}

/** An answer as it is sent: the text is what is repeated. */
export interface KeptAnswer {
  readonly status: number;
  readonly text: string;
}

/** Thrown to take back a transaction that was refused; carries the refusal out. */
export class RefusedEffect extends Error {
  override readonly name: string = 'RefusedEffect';
  constructor(readonly reply: RefusedReply) {
    super(reply.code);
  }
}

/** The effect itself was refused for good: the refusal is the key's answer from now on. */
class DecidedRefusal extends RefusedEffect {
  override readonly name = 'DecidedRefusal';
}

/** What a request does, and what tells of it later. */
export interface Effect {
  readonly take: (tx: TenantTransaction) => Promise<Reply>;
  /** The row that the answer told. */
  readonly subject: RowTarget;
}

/** Opens a transaction of the caller and checks what is asked at each repeat too. */
export type OpenTransaction = <T>(work: (tx: TenantTransaction) => Promise<T>) => Promise<T>;

export async function answerOnce(
  open: OpenTransaction,
  request: IdempotentRequest,
  effect: Effect,
): Promise<KeptAnswer> {
  const first = await attempt(open, request, effect);
  // Another request made the same at this moment: the repetition meets what that one made, and says so in its own words.
  const ended = first.kind === 'clash' ? await attempt(open, request, effect) : first;
  return ended.kind === 'answer' ? ended.answer : open((tx) => keepRefusal(tx, request, effect, ended.reply));
}

type Attempt =
  | { readonly kind: 'answer'; readonly answer: KeptAnswer }
  | { readonly kind: 'refused' | 'clash'; readonly reply: RefusedReply };

async function attempt(open: OpenTransaction, request: IdempotentRequest, effect: Effect): Promise<Attempt> {
  try {
    return { kind: 'answer', answer: await open((tx) => once(tx, request, effect)) };
  } catch (error) {
    if (error instanceof DecidedRefusal) return { kind: 'refused', reply: error.reply };
    const reply = refusalOfClash(error);
    if (reply === undefined) throw error;
    return { kind: 'clash', reply };
  }
}

/** Whether the key has its answer, so that its effect needs no preparation. */
export async function isAnswered(
  tx: TenantTransaction,
  { userId, key }: Pick<IdempotentRequest, 'userId' | 'key'>,
): Promise<boolean> {
  const kept = await tx
    .selectFrom('idempotency')
    .select('status')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  return kept !== undefined;
}

/** Where an equal request took effect in between, that effect's answer is the key's. */
async function keepRefusal(
  tx: TenantTransaction,
  request: IdempotentRequest,
  { subject }: Effect,
  reply: RefusedReply,
): Promise<KeptAnswer> {
  const { status, body } = errorReply(reply);
  const answer = { status, text: JSON.stringify(body) };
  return (await claimKey(tx, request, answer)) ? answer : repeated(tx, request, subject);
}

/** False: the key has been used. */
async function claimKey(
  tx: TenantTransaction,
  { userId, key, call, requestSha256, at }: IdempotentRequest,
  { status, text }: { readonly status: number | null; readonly text: string | null },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('idempotency')
    .values({ user_id: userId, key, call, request_hash: requestSha256, status, answer: text, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function hashRequest(params: string, body: Uint8Array): string {
  return createHash('sha256').update(params).update('\0').update(body).digest('hex');
}

async function once(tx: TenantTransaction, request: IdempotentRequest, { take, subject }: Effect): Promise<KeptAnswer> {
  const { userId, key, call } = request;
  if (!(await claimKey(tx, request, { status: null, text: null }))) return repeated(tx, request, subject);
  const reply = await take(tx);
  if (reply.kind === 'refused') throw isDecided(reply) ? new DecidedRefusal(reply) : new RefusedEffect(reply);
  if (reply.kind !== 'done') throw new TypeError(`${call} cannot be repeated: it answers with a file.`);
  const answer = textOf(reply.body);
  await tx
    .updateTable('idempotency')
    .set({ status: answer.status, answer: answer.text })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
  return answer;
}

/** What asks to come again, or waits for another caller or server, decides nothing of the key. */
function isDecided({ code }: RefusedReply): boolean {
  const { reaction } = API_ERRORS[code];
  return reaction !== 'retry' && reaction !== 'wait';
}

function textOf(body: object): KeptAnswer {
  return { status: 200, text: JSON.stringify({ status: 'ok', ...body }) };
}

async function repeated(
  tx: TenantTransaction,
  { userId, key, call, requestSha256 }: IdempotentRequest,
  subject: RowTarget,
): Promise<KeptAnswer> {
  const kept = await tx
    .selectFrom('idempotency')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (kept === undefined || kept.status === null) throw new RefusedEffect(refused('busy'));
  if (kept.call !== call || kept.request_hash !== requestSha256) throw new RefusedEffect(refused('key-reused'));
  if (kept.answer !== null) return { status: kept.status, text: kept.answer };
  // The answer was forgotten (docs/decisions/0012): what has become of its row is told.
  const stored = await readRow(tx, subject);
  const [version, row] = [stored?.version ?? 0, stored?.body ?? null];
  if (kept.status === API_ERRORS.conflict.status)
    return conflictAsItStands({ version, row, author: stored?.author ?? null });
  return textOf({ version, ...(row === null ? {} : { [subject.collection === 'archive' ? 'item' : 'row']: row }) });
}

/** It had no effect, and has none now. No fields are named: the device compares what it wrote with the row itself. */
function conflictAsItStands(stands: Pick<RefusedReply, 'version' | 'row' | 'author'>): KeptAnswer {
  const { status, body } = errorReply(refused('conflict', { ...stands, fields: [] }));
  return { status, text: JSON.stringify(body) };
}
