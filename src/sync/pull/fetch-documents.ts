import { InvoiceDocuments } from '@/api/calls/invoice-calls';
import type { CompanyId, EntityId } from '@/api/ids';
import { type PackedDocument, unpackDocuments } from '@/api/packed-documents';
import { shownItem } from '@/db/archive/archive-row';
import { documentRows } from '@/db/archive/archive-rows';
import { giveLostBack } from '@/db/invoices/give-lost-back';
import { callWithSession } from '../session/call-with-session';
import { commandContext } from './command-context';
import type { FetchPorts } from './fetch-document';

/**
 * Fetches the XML of several documents that this device does not have by one call, and keeps those that are what the archive's
 * hashes say, in one transaction. Gives these; whatever became of another is found out by asking for it alone.
 */
export async function fetchDocuments(
  ports: FetchPorts,
  company: CompanyId,
  invoices: readonly EntityId[],
  signal?: AbortSignal,
): Promise<ReadonlySet<EntityId>> {
  const input = { params: undefined, body: { company, invoices: [...invoices] } };
  const answer = await callWithSession(ports.connection, ports.session, InvoiceDocuments, input, signal);
  if (!answer.ok) return new Set();
  const buffer = await answer.result.arrayBuffer().catch(() => null);
  if (buffer === null) return new Set();
  const rows = [];
  for (const [document, wanted] of await withHashes(ports, unpackDocuments(new Uint8Array(buffer)))) {
    const sha256 = await ports.sha256(document.bytes);
    if (sha256 !== wanted) continue;
    rows.push({ invoiceId: document.id, format: 'xml' as const, companyId: company, bytes: document.bytes, sha256 });
  }
  await ports.db.document.bulkPut(rows);
  const ids = rows.map(({ invoiceId }) => invoiceId);
  // A restored server may have lost one while it was on its way.
  for (const row of await documentRows(ports.db, ids))
    if (row?.lost !== undefined) await giveLostBack(await commandContext(ports, company), row.id);
  return new Set(ids);
}

/** Each with the hash that its row on this device has now. */
async function withHashes(
  { db }: FetchPorts,
  documents: readonly PackedDocument[],
): Promise<readonly (readonly [PackedDocument, string | undefined])[]> {
  const ids = documents.map(({ id }) => id);
  const rows = await documentRows(db, ids);
  return documents.map((document, place) => {
    const row = rows[place];
    return [document, row === undefined ? undefined : shownItem(row)?.xmlSha256] as const;
  });
}
