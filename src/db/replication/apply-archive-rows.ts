import * as v from 'valibot';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { entityIdSchema } from '@/api/ids';
import type { ArchiveRow } from '../archive/archive-row';
import { type ArchiveFacts, type ArchiveWrite, putArchiveRow, putArchiveRows } from '../archive/put-archive-row';
import type { CondicaDatabase } from '../condica-database';
import { knownRow } from './known-row';
import { noteAnafContact } from './last-anaf-contact';
import type { ServerRow } from './server-row';

/**
 * The server's word on documents over this device's; what is on its way from here stays beside it. Each id once. Gives
 * those that this version cannot read.
 */
export async function applyArchiveRows(
  db: CondicaDatabase,
  servers: readonly ServerRow[],
): Promise<readonly ServerRow[]> {
  const stored = await db.archive.bulkGet(servers.map(({ id }) => id));
  const unreadable: ServerRow[] = [];
  const writes: ArchiveWrite[] = [];
  for (const [index, server] of servers.entries()) {
    const before = stored[index];
    const base = server.row === null ? null : knownRow('archive', server.row);
    if (server.row !== null && base === null) unreadable.push(server);
    else if (before === undefined || before.version < server.version) {
      writes.push({ before, facts: factsOf(server, before, base) });
    }
  }
  const [first] = servers;
  if (first !== undefined && writes.length > 0) await putArchiveRows(db, first.companyId, writes);
  for (const { before, facts } of writes) if (before !== undefined) await forgetOtherBytes(db, facts);
  await noteAnafContact(
    db,
    writes.flatMap(({ facts }) => facts.base?.events ?? []),
  );
  return unreadable;
}

/** The acknowledged item; `pending` of another entry stays. */
export async function putAcknowledged(
  db: CondicaDatabase,
  server: ServerRow,
  stored: ArchiveRow | undefined,
  base: ArchiveItem | null,
): Promise<void> {
  const facts = factsOf(server, stored, base);
  await putArchiveRow(db, facts);
  await forgetOtherBytes(db, facts);
}

function factsOf(
  { id, companyId, version }: ServerRow,
  stored: ArchiveRow | undefined,
  base: ArchiveItem | null,
): ArchiveFacts {
  const pending = stored?.pending ?? null;
  // Accepted: it can no longer be corrected from its draft.
  const draft = base?.state === 'accepted' ? null : (stored?.draft ?? null);
  const taken = stored?.taken ?? null;
  return { id: v.parse(entityIdSchema, id), companyId, version, base, pending, draft, taken };
}

/** Bytes kept here of another attempt, or of no document any more, are not this document's; they can be fetched again. */
async function forgetOtherBytes(db: CondicaDatabase, { id, base, pending }: ArchiveFacts): Promise<void> {
  if (pending !== null) return;
  for (const format of ['xml', 'zip'] as const) {
    const document = await db.document.get([id, format]);
    const sha256 = format === 'xml' ? base?.xmlSha256 : base?.zipSha256;
    if (document !== undefined && document.sha256 !== sha256) await db.document.delete([id, format]);
  }
}
