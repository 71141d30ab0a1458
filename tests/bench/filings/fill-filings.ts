/** Many recorded filings at once: one of a company is recorded as the server records it, the others are its copies in the database. */
import { sql } from 'kysely';
import { JOB_SCHEMA } from '../../../server/database/install-jobs';
import { FILING_ATTEMPTS, FILING_TASK } from '../../../server/filings/filing-job';
import { filingRank } from '../../../server/filings/filing-rank';
import { FIRST_CIF, recordedUpload, uploadOf } from '../../server/filings/recorded-upload';
import { demoDocument } from '../../server/invoices/demo-document';
import type { FilingWorld } from './filing-world';

/** Their jobs stand in the queue, due now. */
export async function fillFilings(
  { database, clock }: FilingWorld,
  companyId: number,
  count: number,
  document = documentOf,
): Promise<void> {
  const now = new Date(clock.now());
  const company = await database.asOwner((db) =>
    db.selectFrom('company').select('cif').where('id', '=', companyId).executeTakeFirstOrThrow(),
  );
  const bytes = document(`B-${companyId}-0`, company.cif);
  const input = uploadOf(bytes, { companyId, companyCif: company.cif, issuedAt: now.toISOString() });
  const first = await recordedUpload(database, input, clock.now);
  await database.asOwner(async (db) => {
    await sql`
      with copy as (select n, gen_random_uuid() as filing, gen_random_uuid() as invoice
        from generate_series(1, ${count - 1}::integer) as n),
      item as (
        insert into archive_item select (jsonb_populate_record(old, jsonb_build_object('id', copy.invoice,
          'number', ${`B-${companyId}-`}::text || copy.n, 'item', old.item || jsonb_build_object('id', copy.invoice,
          'number', ${`B-${companyId}-`}::text || copy.n)))).*
        from archive_item as old, copy where old.id = ${first.invoiceId}
      )
      insert into filing select (jsonb_populate_record(old, jsonb_build_object('id', copy.filing,
        'invoice_id', copy.invoice, 'idempotency_key', gen_random_uuid()))).*
      from filing as old, copy where old.id = ${first.id}`.execute(db);
    await sql`select ${sql.id(JOB_SCHEMA, 'add_job')}(identifier => ${FILING_TASK},
      payload => json_build_object('company', company_id, 'filing', id), job_key => ${`${FILING_TASK}:`}::text || id,
      run_at => ${now}::timestamptz, max_attempts => ${FILING_ATTEMPTS}::integer, priority => ${filingRank(first)}::integer)
      from filing where company_id = ${companyId}`.execute(db);
  });
}

/** The demonstration's, as if this company had issued it. */
export function documentOf(number: string, cif: string): Uint8Array {
  return new TextEncoder().encode(new TextDecoder().decode(demoDocument(number)).replaceAll(FIRST_CIF, cif));
}
