/** The only writers of declarations and of their documents. Inside a transaction over both stores. */
import type { CompanyId, EntityId, OperationId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { type TransportFacts, type TransportRow, transportRowOf } from './transport-row';

/** The document of a step, kept so that a control is shown it without network. */
export interface TransportXml {
  readonly step: EntityId;
  readonly transport: EntityId;
  readonly companyId: CompanyId;
  readonly xml: string;
  /** Of the bytes; where the server has written the UIT in, other than the step's. */
  readonly sha256: string;
}

/** Puts the row, or deletes it with its documents where nobody knows it any more. */
export async function putTransportRow(db: CondicaDatabase, facts: TransportFacts): Promise<void> {
  await putTransportRows(db, [facts]);
}

export async function putTransportRows(db: CondicaDatabase, all: readonly TransportFacts[]): Promise<void> {
  const rows = all.map(transportRowOf);
  await db.transport.bulkPut(rows.filter((row) => row !== null));
  const gone = all.filter((_, place) => rows[place] === null).map(({ id }) => id);
  if (gone.length === 0) return;
  await db.transport.bulkDelete(gone);
  await db.transportXml.where('transport').anyOf(gone).delete();
}

/** Takes the steps of these entries out, with their documents. */
export async function dropSteps(
  db: CondicaDatabase,
  row: TransportRow,
  outboxIds: readonly OperationId[],
): Promise<void> {
  const dropped = row.pending.filter(({ outboxId }) => outboxIds.includes(outboxId));
  await db.transportXml.bulkDelete(dropped.map(({ step }) => step.id));
  await putTransportRow(db, { ...row, pending: row.pending.filter((change) => !dropped.includes(change)) });
}
