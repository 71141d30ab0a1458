import { sql } from 'kysely';
import type { Colleague } from '@/api/entities/colleague';
import type { TenantTransaction } from '../database/app-database';

/** Those who share companies with the transaction's user, himself among them, by name (migration 0084). */
export async function colleaguesOf(tx: TenantTransaction): Promise<readonly Colleague[]> {
  const { rows } = await sql<{ user_id: number; name: string; companies: readonly number[] }>`
    select * from my_colleagues()`.execute(tx);
  // Ids of the database are what the contract calls them.
  return rows.map(({ user_id: user, name, companies }) => ({ user, name, companies })) as unknown as Colleague[];
}
