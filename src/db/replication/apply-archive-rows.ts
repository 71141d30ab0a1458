import * as v from 'valibot';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { entityIdSchema, type Version } from '@/api/ids';
import { type ArchiveRow, shownItem, uploadOf, withoutChange } from '../archive/archive-row';
import { documentRow, standingDocuments } from '../archive/archive-rows';
import type { PackedBlock } from '../archive/cold/pack-block';
import { type ArchiveFacts, type ArchiveWrite, putArchiveRow, putArchiveRows } from '../archive/put-archive-row';
import type { CondicaDatabase } from '../condica-database';
import type { OutboxEntry } from '../outbox/outbox-entry';
import { knownRow } from '../rows/known-row';
import type { Acknowledgement, ServerRow } from '../rows/server-row';
import { laterOf, UNCONFIRMED } from '../rows/stored-row';
import { keepSetAsideBytes } from './set-aside';

/** What is known of a page before its transaction, whose stores follow from it. */
export interface KnownOfPage {
  /** Of its documents as they were packed. */
  readonly blocks?: readonly PackedBlock[];
  /** False: nothing waits to be given back to a restored server, and the settings are not among the stores. */
  readonly givesBack?: boolean;
}

/**
 * The server's word on documents over this device's; what is on its way from here stays beside it. Each id once. Gives those that
 * this version cannot read.
 */
export async function applyArchiveRows(
  db: CondicaDatabase,
  servers: readonly ServerRow[],
  { blocks = [], givesBack = true }: KnownOfPage = {},
): Promise<readonly ServerRow[]> {
  const { rows: stored, cold } = await standingDocuments(
    db,
    servers.map(({ id }) => id),
  );
  const packed = new Map(blocks.flatMap(({ rows }) => rows.map((row) => [row.id as string, row] as const)));
  const unreadable: ServerRow[] = [];
  const writes: ArchiveWrite[] = [];
  for (const [index, server] of servers.entries()) {
    const before = stored[index];
    const settled = packed.get(server.id);
    const base = settled?.base ?? (server.row === null ? null : knownRow('archive', server.row));
    if (server.row !== null && base === null) unreadable.push(server);
    else if (before === undefined || before.version < server.version) {
      const facts = before === undefined && settled !== undefined ? settled : factsOf(server, before, base);
      writes.push({ before, facts });
    }
  }
  const [first] = servers;
  if (first !== undefined && writes.length > 0) await putArchiveRows(db, first.companyId, writes, { blocks, cold });
  for (const { before, facts } of writes) if (before !== undefined) await forgetOtherBytes(db, facts, givesBack);
  return unreadable;
}

/**
 * Takes the entry's change out of pending, whatever it did to the document; changes of other entries stay. `cursor` is where
 * the stream stands: what it has passed changes no base.
 */
export async function acknowledgeDocument(
  db: CondicaDatabase,
  { id: outboxId, subject, companyId }: OutboxEntry,
  answer: Acknowledgement,
  cursor: Version,
): Promise<void> {
  const stored = await documentRow(db, subject.id);
  const item = answer.row === null ? null : knownRow('archive', answer.row);
  const known = stored?.base ?? null;
  const { version: at, elsewhere = false } = answer;
  const newer = item !== null && (elsewhere ? known === null : at > cursor && at > (stored?.version ?? UNCONFIRMED));
  const own = stored?.pending.filter((change) => change.outboxId === outboxId) ?? [];
  // An item that this version cannot read comes by the stream again; until then the device's own stands as confirmed.
  const unsaid = elsewhere || known === null ? shownItem({ base: known, pending: own }) : known;
  const base = newer ? item : unsaid;
  const version = newer || elsewhere ? laterOf(stored?.version, at) : (stored?.version ?? at);
  const server = { id: subject.id, companyId, version, row: answer.row };
  const facts = factsOf(server, stored && withoutChange(stored, outboxId), base);
  await putArchiveRow(db, facts);
  await forgetOtherBytes(db, facts, true);
}

function factsOf(
  { id, companyId, version }: ServerRow,
  stored: ArchiveRow | undefined,
  base: ArchiveItem | null,
): ArchiveFacts {
  const pending = stored?.pending ?? [];
  // Accepted: it can no longer be corrected from its draft, which the answer to an upload under way must still find.
  const draft = base?.state === 'accepted' && uploadOf({ pending }) === null ? null : (stored?.draft ?? null);
  const taken = stored?.taken ?? null;
  const lost = version === UNCONFIRMED && stored?.lost !== undefined ? { lost: stored.lost } : {};
  return { ...lost, id: v.parse(entityIdSchema, id), companyId, version, base, pending, draft, taken };
}

/**
 * Bytes kept here of another attempt, or of no document any more, are not this document's; they can be fetched again, but for those
 * that a restored server has lost.
 */
async function forgetOtherBytes(db: CondicaDatabase, facts: ArchiveFacts, givesBack: boolean): Promise<void> {
  if (uploadOf(facts) !== null) return;
  const { id, base } = facts;
  for (const format of ['xml', 'zip'] as const) {
    const document = await db.document.get([id, format]);
    const sha256 = format === 'xml' ? base?.xmlSha256 : base?.zipSha256;
    if (document === undefined || document.sha256 === sha256) continue;
    if (format === 'xml' && givesBack) await keepSetAsideBytes(db, document);
    await db.document.delete([id, format]);
  }
}
