/** Documents of the first company, written in a test and taken by ANAF one by one. */
import { randomUUID } from 'node:crypto';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { issueInvoice } from '@/domain/invoice/issue-invoice';
import { buildUbl } from '@/domain/invoice/ubl/build-ubl';
import { readXml } from '@/domain/xml/read-xml';
import type { UploadInput } from '../../../server/calls/invoices/upload-input';
import { publishChanges } from '../../../server/database/publish-changes';
import type { Filing, FilingFact } from '../../../server/filings/filing';
import { readInvoiceFacts } from '../../../server/filings/invoice-facts';
import { postgresFilingStore } from '../../../server/filings/postgres-filing-store';
import { sha256Hex } from '../../../server/filings/sha256-hex';
import type { ReadFile } from '../../../server/mailbox/imports/record-imports';
import { demoDraft } from '../invoices/demo-document';
import { signedZip } from '../mailbox/old-archive';
import type { FilingTestDatabase } from './filing-database';
import { recordedUpload, uploadOf } from './recorded-upload';

export const DAY = '2026-03-02';

/** Of the demonstration's first draft, of `DAY` where the change has no other. */
export function documentOf(number: string, change: Partial<InvoiceDraft> = {}): Uint8Array {
  const dueDate = change.typeCode === '381' ? '' : '2026-06-01';
  const made = issueInvoice({ ...demoDraft(), issueDate: DAY, dueDate, ...change }, number);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return new TextEncoder().encode(buildUbl(made.invoice));
}

/** Recorded, and not sent yet. */
export function issued(
  database: FilingTestDatabase,
  number: string,
  change: Partial<InvoiceDraft> = {},
  more: Partial<UploadInput> = {},
): Promise<Filing> {
  const type = change.typeCode === '381' ? 'NC' : 'FCT';
  return recordedUpload(database, uploadOf(documentOf(number, change), { type, ...more }));
}

export async function accept(database: FilingTestDatabase, filing: Filing): Promise<void> {
  await send(database, filing);
  await verdict(database, filing);
}

export async function send(database: FilingTestDatabase, filing: Filing): Promise<void> {
  await tell(database, filing, { kind: 'upload-started' });
  await tell(database, filing, { kind: 'upload-taken', index: randomUUID() });
}

export function verdict(database: FilingTestDatabase, filing: Filing): Promise<void> {
  return tell(database, filing, { kind: 'verdict-ok', downloadId: randomUUID() });
}

async function tell({ asCompany }: FilingTestDatabase, { id }: Filing, fact: FilingFact): Promise<void> {
  const store = postgresFilingStore({ asCompany, publish: publishChanges }, 1, Date.now);
  const now = await store.load(id);
  if (now === undefined || (await store.record(now, fact, () => Date.now())) === undefined) throw new Error(fact.kind);
}

export const twice = (): InvoiceDraft['lines'] =>
  demoDraft().lines.flatMap((line) => [line, { ...line, id: `${line.id}-2` }]);

/** The same document as another program's archive has it, with a signature. */
export function importedFile(number: string, change: Partial<InvoiceDraft> = {}): ReadFile {
  const document = documentOf(number, change);
  const read = readXml(document);
  const facts = read.ok ? readInvoiceFacts(read.root) : undefined;
  if (facts === undefined) throw new Error('unreadable');
  const zip = signedZip('7001', document);
  return {
    name: `${number}.zip`,
    read: {
      ...{ kind: 'invoice', xmlSha256: sha256Hex(document) },
      read: { kind: 'invoice', document, facts, direction: 'out' },
      signed: { zip, zipSha256: sha256Hex(zip), index: '7001' },
    },
  };
}
