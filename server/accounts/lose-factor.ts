/**
 * The second factor of who has lost it and the recovery codes too, taken off by the operator, who has seen by other ways that it is
 * the account's owner who asks. The password stays; all sessions end, and the account's audit says it.
 */
import { type Kysely, sql } from 'kysely';
import { addressKey } from '../session/one-address';
import type { Tables } from '../tables';

/** `unknown`: no account has the address. `off`: it has no second factor. */
export type LostFactor = 'done' | 'off' | 'unknown';

/** As the owner of the database, whom row-level security does not bind: each statement names the account. */
export function loseFactor(owner: Kysely<Tables>, email: string, at: Date): Promise<LostFactor> {
  return owner.transaction().execute(async (tx) => {
    const account = await tx
      .selectFrom('app_user')
      .select(['id', 'totp_sealed'])
      .where('email_key', '=', addressKey(email))
      .forUpdate()
      .executeTakeFirst();
    if (account === undefined) return 'unknown';
    if (account.totp_sealed === null) return 'off';
    await tx
      .updateTable('app_user')
      .set({ totp_sealed: null, totp_pending_sealed: null, totp_since: null })
      .where('id', '=', account.id)
      .execute();
    await tx.deleteFrom('recovery_code').where('user_id', '=', account.id).execute();
    await tx
      .updateTable('session_family')
      .set({ ended_at: at, ended_why: 'factor-changed' })
      .where('user_id', '=', account.id)
      .where('ended_at', 'is', null)
      .execute();
    const entry = { kind: 'account.factor-off', at, from: 'operator' };
    await sql`select audit_append(${`u${account.id}`}, null, ${account.id}, ${JSON.stringify([entry])}::jsonb)`.execute(
      tx,
    );
    return 'done';
  });
}
