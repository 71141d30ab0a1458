/** What the people of a company decide of an authorization: to let in who was invited, to send away, to give up. */
import type { TenantTransaction } from '../database/app-database';
import { endAccess, openTo } from '../outside/anaf/keep-credential';

/** The company; undefined: there is no such authorization that waits, in the companies that the transaction sees. */
export async function letIn(
  tx: TenantTransaction,
  { id, by, at }: { readonly id: string; readonly by: string; readonly at: Date },
): Promise<number | undefined> {
  const row = await tx
    .updateTable('anaf_access')
    .set({ confirmed_at: at, confirmed_by: by })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .returning(['company_id', 'credential_id'])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await openTo(tx, row.company_id, row.credential_id, at);
  return row.company_id;
}

export interface SentAway {
  readonly companyId: number;
  /** The tokens that nobody uses any more; undefined: others still do. */
  readonly orphan: Awaited<ReturnType<typeof endAccess>>;
}

/** Undefined: there is no such living authorization in the companies that the transaction sees. */
export async function sendAway(tx: TenantTransaction, id: string, at: Date): Promise<SentAway | undefined> {
  const row = await tx
    .selectFrom('anaf_access')
    .select(['company_id', 'confirmed_at'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const orphan = await endAccess(tx, id, row.confirmed_at === null ? 'declined' : 'revoked', at);
  const left = await tx
    .selectFrom('anaf_access')
    .select('id')
    .where('company_id', '=', row.company_id)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .execute();
  if (left.length === 0)
    await tx.updateTable('company').set({ is_authorized: false }).where('id', '=', row.company_id).execute();
  return { companyId: row.company_id, orphan };
}
