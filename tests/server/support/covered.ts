/** What ANAF answers to the first question about a company (connections/cover-company.ts), where a test runs no jobs for it. */
import type { Transaction } from 'kysely';
import type { AnafDatabase } from '../../../server/outside/anaf/access-tables';

export async function markCovered(tx: Transaction<AnafDatabase>, at: number): Promise<void> {
  await tx
    .updateTable('anaf_access')
    .set({ covered: true, covered_at: new Date(at) })
    .execute();
}
