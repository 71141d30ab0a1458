/**
 * What the writer of a save had seen of its row, in the versions of this database, by what is kept under the save's key: what the save
 * made, unless the row had gone on under it. Then its answer holds words that nobody saw where the save was written, and the device
 * that hears it may have said already, in a call that never changes, that it saw what the save made (decision 0018).
 */
import * as v from 'valibot';
import { API_ERRORS } from '@/api/errors';
import type { TenantTransaction } from '../../database/app-database';

/** As draft-calls.ts answers; `madeOver`: the version that the save's writer had seen, where another one stood. */
const answerSchema = v.looseObject({ version: v.number(), madeOver: v.exactOptional(v.number()) });

/** It clashed: nothing is known of what stands there but that it is not what was seen. */
const NOTHING_SEEN = 0;

/** Of a key of the caller; undefined where nothing is kept under it, or its answer was forgotten. */
export async function seenBySave(tx: TenantTransaction, key: string): Promise<number | undefined> {
  const kept = await tx
    .selectFrom('idempotency')
    .select(['status', 'answer'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (kept?.status === API_ERRORS.conflict.status) return NOTHING_SEEN;
  if (kept?.status !== 200 || kept.answer === null) return undefined;
  const answer = v.safeParse(answerSchema, JSON.parse(kept.answer));
  return answer.success ? (answer.output.madeOver ?? answer.output.version) : undefined;
}
