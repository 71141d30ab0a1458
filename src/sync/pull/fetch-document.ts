import { InvoiceDownload } from '@/api/calls/invoice-calls';
import type { CompanyId, EntityId } from '@/api/ids';
import { shownItem } from '@/db/archive/archive-row';
import { documentRow } from '@/db/archive/archive-rows';
import type { DocumentFormat } from '@/db/archive/stored-document';
import { giveLostBack } from '@/db/invoices/give-lost-back';
import { callWithSession } from '../session/call-with-session';
import { type ContextPorts, commandContext } from './command-context';
import type { PullPorts } from './pull-company';

export interface FetchPorts extends PullPorts, ContextPorts {
  readonly sha256: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
}

/** `damaged`: what came is not what the archive's hash says; it was not kept. */
export type FetchDocumentOutcome = 'stored' | 'unavailable' | 'damaged';

export interface DocumentToFetch {
  readonly company: CompanyId;
  readonly invoice: EntityId;
  readonly format: DocumentFormat;
}

/** Fetches the kept bytes of a document that this device does not have, and keeps them after comparing the hash. */
export async function fetchDocument(
  ports: FetchPorts,
  { company, invoice, format }: DocumentToFetch,
  signal?: AbortSignal,
): Promise<FetchDocumentOutcome> {
  const row = await documentRow(ports.db, invoice);
  const item = row === undefined ? null : shownItem(row);
  if (item === null) return 'unavailable';
  const input = { params: { company, id: invoice, format }, body: undefined };
  const answer = await callWithSession(ports.connection, ports.session, InvoiceDownload, input, signal);
  if (!answer.ok) return 'unavailable';
  const bytes = await readBytes(answer.result);
  if (bytes === null) return 'unavailable';
  const sha256 = await ports.sha256(bytes);
  if (sha256 !== (format === 'xml' ? item.xmlSha256 : item.zipSha256)) return 'damaged';
  await ports.db.document.put({ invoiceId: invoice, format, companyId: company, bytes, sha256 });
  // A restored server may have lost it while it was on its way.
  if (format === 'xml') await giveLostBack(await commandContext(ports, company), invoice);
  return 'stored';
}

async function readBytes(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await response.arrayBuffer());
  } catch {
    return null;
  }
}
