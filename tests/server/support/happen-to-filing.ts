/** What ANAF says of an invoice, recorded as the job that hears it does. */
import { expect } from 'vitest';
import { asCompany } from '../../../server/database/as-company';
import { publishChanges } from '../../../server/database/publish-changes';
import type { FilingFact } from '../../../server/filings/filing';
import { postgresFilingStore } from '../../../server/filings/postgres-filing-store';
import type { TestApp } from './test-app';

/** To its newest filing. */
export async function happenToFiling(
  app: TestApp,
  company: number,
  invoice: string,
  facts: readonly FilingFact[],
): Promise<void> {
  const filing = await app.owner
    .selectFrom('filing')
    .select('id')
    .where('invoice_id', '=', invoice)
    .orderBy('attempt', 'desc')
    .executeTakeFirstOrThrow();
  const ports = {
    asCompany: <R>(id: number, work: Parameters<typeof asCompany<R>>[2]) => asCompany<R>(app.db, id, work),
    publish: publishChanges,
  };
  const store = postgresFilingStore(ports, company, () => 7);
  for (const fact of facts) {
    const loaded = await store.load(filing.id);
    if (loaded === undefined) throw new Error('no filing');
    expect(await store.record(loaded, fact, () => app.clock.now)).toBeDefined();
  }
}
