/** An account as its owner sees it: what it is entered with, and the sessions that live. */
import type { AccountSession } from '@/api/calls/account-calls';
import type { TenantTransaction } from '../database/app-database';
import { awaitedAddress } from './change-address';

export async function accountView(
  tx: TenantTransaction,
  parts: Parameters<typeof awaitedAddress>[1],
  caller: { readonly userId: number; readonly familyId: string },
): Promise<object> {
  const account = await tx.selectFrom('app_user').selectAll().where('id', '=', caller.userId).executeTakeFirstOrThrow();
  const codes = await tx
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('user_id', '=', caller.userId)
    .where('used_at', 'is', null)
    .execute();
  const awaited = await awaitedAddress(tx, parts, caller.userId);
  return {
    firstName: account.first_name,
    lastName: account.last_name,
    email: account.email,
    ...(awaited === undefined ? {} : { awaitedEmail: awaited }),
    telephone: account.telephone,
    since: account.created_at.toISOString(),
    passwordChangedAt: account.password_changed_at?.toISOString() ?? null,
    authenticatorSince: account.totp_since?.toISOString() ?? null,
    hasAuthenticator: account.totp_sealed !== null,
    recoveryCodesLeft: codes.length,
    sessions: await livingSessions(tx, caller.familyId, parts.now()),
  };
}

/** The asking one first, then by last use. */
async function livingSessions(tx: TenantTransaction, own: string, now: number): Promise<readonly AccountSession[]> {
  const rows = await tx
    .selectFrom('session_family')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .execute();
  return rows
    .map((row) => ({
      id: row.id,
      current: row.id === own,
      device: row.device,
      network: row.network,
      since: row.created_at.toISOString(),
      lastUsedAt: (row.last_used_at ?? row.created_at).toISOString(),
      until: row.expires_at.toISOString(),
      remembered: row.remember,
    }))
    .toSorted((a, b) => Number(b.current) - Number(a.current) || b.lastUsedAt.localeCompare(a.lastUsedAt));
}
