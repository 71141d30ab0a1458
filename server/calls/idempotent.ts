/**
 * One effect a key (promise 2): key, request hash and answer are stored in the transaction of the effect. Equal requests at
 * once wait at the key's row and get the first one's answer, to the byte. A refusal has no effect and is not kept.
 */
import { createHash } from 'node:crypto';
import type { TenantTransaction } from '../database/app-database';
import { type Reply, refused } from './reply';

export interface IdempotentRequest {
  readonly userId: number;
  readonly key: string;
  readonly call: string;
  /** Of parameters and body as they came. */
  readonly requestSha256: string;
}

/** An answer as it is sent: the text is what is repeated. */
export interface KeptAnswer {
  readonly status: number;
  readonly text: string;
}

/** Thrown to take back a transaction whose effect was refused; carries the refusal out. */
export class RefusedEffect extends Error {
  override readonly name = 'RefusedEffect';
  constructor(readonly reply: Extract<Reply, { kind: 'refused' }>) {
    super(reply.code);
  }
}

export function hashRequest(params: string, body: Uint8Array): string {
  return createHash('sha256').update(params).update('\0').update(body).digest('hex');
}

export async function once(
  tx: TenantTransaction,
  request: IdempotentRequest,
  effect: () => Promise<Reply>,
): Promise<KeptAnswer> {
  const { userId, key, call, requestSha256 } = request;
  const inserted = await tx
    .insertInto('idempotency')
    .values({ user_id: userId, key, call, request_hash: requestSha256, status: null, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted === undefined) return repeated(tx, request);
  const reply = await effect();
  if (reply.kind === 'refused') throw new RefusedEffect(reply);
  if (reply.kind !== 'done') throw new TypeError(`${call} cannot be repeated: it answers with a file.`);
  const answer = { status: 200, text: JSON.stringify({ status: 'ok', ...reply.body }) };
  await tx
    .updateTable('idempotency')
    .set({ status: answer.status, answer: answer.text })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
  return answer;
}

async function repeated(
  tx: TenantTransaction,
  { userId, key, call, requestSha256 }: IdempotentRequest,
): Promise<KeptAnswer> {
  const kept = await tx
    .selectFrom('idempotency')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (kept === undefined || kept.status === null || kept.answer === null) throw new RefusedEffect(refused('busy'));
  if (kept.call !== call || kept.request_hash !== requestSha256) throw new RefusedEffect(refused('key-reused'));
  return { status: kept.status, text: kept.answer };
}
