/**
 * All that an account can take with it, as a zip that a person reads: its own particulars and journal, and of each company it owns the
 * documents, registers, particulars and journal. Made while it is sent; nothing of it is kept here. Broken off, it is asked for anew.
 */
import type { AppDatabase } from '../../database/app-database';
import { readAsUser } from '../../database/as-user';
import { type CompanyCounts, companyEntries, type ExportedCompany, journal, type ReadPage } from './company-entries';
import { accountPage, indexPage } from './index-page';
import { type ZipEntry, zipStream } from './zip-stream';

/** `now`: ms since 1970. */
export function accountExport(db: AppDatabase, userId: number, now: number): AsyncGenerator<Buffer> {
  return zipStream(entriesOf((work) => readAsUser(db, userId, work), userId, new Date(now)));
}

async function* entriesOf(read: ReadPage, userId: number, at: Date): AsyncGenerator<ZipEntry> {
  const account = await read((tx) =>
    tx.selectFrom('app_user').selectAll().where('id', '=', userId).executeTakeFirstOrThrow(),
  );
  const companies = await read((tx) =>
    tx
      .selectFrom('company')
      .innerJoin('company_authorization as own', 'own.company_id', 'company.id')
      .select(['company.id', 'company.name', 'company.cif', 'own.role'])
      .where('own.user_id', '=', userId)
      .orderBy('company.name')
      .execute(),
  );
  yield { name: 'Contul meu/Datele contului.html', at, content: Buffer.from(accountPage(account, companies)) };
  yield* journal(read, `u${userId}`, 'Contul meu', at);
  const written: { readonly company: ExportedCompany; readonly counts: CompanyCounts }[] = [];
  for (const company of companies.filter(({ role }) => role === 'owner')) {
    const counts = { issued: 0, received: 0 };
    yield* companyEntries(read, company, at, counts);
    written.push({ company, counts });
  }
  // Last, so that it tells what is there.
  yield { name: 'Cuprins.html', at, content: Buffer.from(indexPage(written, at)) };
}
