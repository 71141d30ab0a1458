/**
 * Old archives over a real PostgreSQL that flushes each commit: 5,000 files of which 300 are broken, as the server is given them (bundles
 * of 500); a message's zip from the mailbox to its archive row; and the archive verified document by document.
 * Run: `npx tsx tests/bench/old-archive.bench.ts`; prints one table.
 */
import { zipSync } from 'fflate';
import { BUNDLE_FILES } from '@/api/calls/import-calls';
import { publishChanges } from '../../server/database/publish-changes';
import { verifyArchive } from '../../server/installation/verify-archive';
import { openBundle } from '../../server/mailbox/imports/open-bundle';
import { readImport } from '../../server/mailbox/imports/read-import';
import { recordImports } from '../../server/mailbox/imports/record-imports';
import { readMessageZip } from '../../server/mailbox/message-zip';
import { recordMessage } from '../../server/mailbox/record-message';
import { embeddedFilingDatabase } from '../server/filings/filing-database';
import { demoDocument } from '../server/invoices/demo-document';
import { signedZip } from '../server/mailbox/old-archive';
import { ms, printTable, type Row } from './report/print-table';

const FILES = 5_000;
const BROKEN_EVERY = Math.floor(FILES / 300);
const MESSAGES = 500;
const CIF = '18547290';
const parts = { publish: publishChanges, now: Date.now };

const database = await embeddedFilingDatabase();
const rows: Row[] = [];
try {
  await bring();
  await receive();
  await verify();
  printTable({
    title: 'Old archives, in Node over PostgreSQL',
    head: ['measured', 'files', 'seconds', 'a second', 'processor time of one'],
    rows,
    foot: ['Invoices of 8 lines; PostgreSQL is another process, its processor time is not counted.'],
  });
} finally {
  await database.close();
}

async function timed(name: string, files: number, work: () => Promise<unknown>): Promise<void> {
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  await work();
  const [took, { user, system }] = [performance.now() - start, process.cpuUsage(cpu)];
  const row = [name, String(files), (took / 1000).toFixed(1), String(Math.round((files * 1000) / took))];
  rows.push([...row, ms((user + system) / 1000 / files)]);
}

/** `index`: from which number and upload index follow. */
function zipOf(index: number): Uint8Array {
  return signedZip(String(index), demoDocument(`ARH-${index}`));
}

async function bring(): Promise<void> {
  const bundles: Uint8Array[] = [];
  for (let from = 0; from < FILES; from += BUNDLE_FILES) {
    const files: Record<string, Uint8Array> = {};
    for (let place = from; place < from + BUNDLE_FILES; place += 1) {
      const zip = zipOf(10_000 + place);
      files[`${place}.zip`] = (place + 1) % BROKEN_EVERY === 0 ? zip.slice(0, zip.length / 2) : zip;
    }
    bundles.push(zipSync(files, { level: 0 }));
  }
  const told = new Map<string, number>();
  await timed('brought in, some broken', FILES, async () => {
    for (const bundle of bundles) {
      const read = (openBundle(bundle) ?? []).map(({ name, bytes }) => ({ name, read: readImport(bytes, CIF) }));
      const results = await database.asCompany(1, (tx) => recordImports(parts, tx, { companyId: 1, cif: CIF }, read));
      for (const { result } of results) told.set(result, (told.get(result) ?? 0) + 1);
    }
  });
  rows.push([`  ${[...told].map(([result, count]) => `${result} ${count}`).join(', ')}`, '', '', '', '']);
}

async function receive(): Promise<void> {
  const zips = Array.from({ length: MESSAGES }, (_, place) => zipOf(100_000 + place));
  const now = new Date();
  await database.asCompany(1, (tx) =>
    tx
      .insertInto('anaf_message')
      .values(
        zips.map((_, place) => ({
          ...{ company_id: 1, id: String(place), upload_index: String(100_000 + place), type: 'FACTURA TRIMISA' },
          ...{ created_at: '202603021000', raw: '{}', listed_at: now, fetch_due_at: now },
        })),
      )
      .execute(),
  );
  await timed('from a message’s zip to its archive row', MESSAGES, async () => {
    for (const [place, zip] of zips.entries()) {
      const index = String(100_000 + place);
      const message = { id: String(place), uploadIndex: index, type: 'FACTURA TRIMISA', createdAt: '202603021000' };
      const of = { companyId: 1, cif: CIF, message };
      const asCompany = database.asCompany;
      await recordMessage({ ...parts, asCompany } as never, of, zip, readMessageZip(zip, message, CIF));
    }
  });
}

async function verify(): Promise<void> {
  const { documents } = await database.asOwner((db) => verifyArchive(db));
  await timed('verified, document by document', documents, async () => {
    const { damaged } = await database.asOwner((db) => verifyArchive(db));
    if (damaged !== 0) throw new Error(`${damaged} documents are damaged.`);
  });
}
