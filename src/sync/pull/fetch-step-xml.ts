import { ETransDocument } from '@/api/calls/transport-calls';
import type { CompanyId, EntityId } from '@/api/ids';
import { shownTransport } from '@/db/transport/transport-row';
import { callWithSession } from '../session/call-with-session';
import type { FetchDocumentOutcome } from './fetch-document';
import type { PullPorts } from './pull-company';

export interface StepToFetch {
  readonly company: CompanyId;
  readonly transport: EntityId;
  readonly step: EntityId;
}

/** Fetches the document of a step that this device does not have, and keeps it after comparing the hash. */
export async function fetchStepXml(
  ports: PullPorts & { readonly sha256: (bytes: Uint8Array<ArrayBuffer>) => Promise<string> },
  { company, transport, step: id }: StepToFetch,
  signal?: AbortSignal,
): Promise<FetchDocumentOutcome> {
  const row = await ports.db.transport.get(transport);
  const step = row && shownTransport(row)?.steps.find((one) => one.id === id);
  if (step === undefined) return 'unavailable';
  const input = { params: { company, step: id }, body: undefined };
  const answer = await callWithSession(ports.connection, ports.session, ETransDocument, input, signal);
  if (!answer.ok) return 'unavailable';
  const bytes = await answer.result
    .arrayBuffer()
    .then((buffer) => new Uint8Array(buffer))
    .catch(() => null);
  if (bytes === null) return 'unavailable';
  const sha256 = await ports.sha256(bytes);
  if (sha256 !== step.xmlSha256) return 'damaged';
  const xml = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  await ports.db.transportXml.put({ step: id, transport, companyId: company, xml, sha256 });
  return 'stored';
}
