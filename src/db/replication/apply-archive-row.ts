import * as v from 'valibot';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { entityIdSchema } from '@/api/ids';
import type { ArchiveRow } from '../archive/archive-row';
import { putArchiveRow } from '../archive/put-archive-row';
import type { CondicaDatabase } from '../condica-database';
import { knownRow } from './known-row';
import { noteAnafContact } from './last-anaf-contact';
import type { ServerRow } from './server-row';

/** The server's word on a document over this device's; what is on its way from here stays beside it. */
export async function applyArchiveRow(db: CondicaDatabase, server: ServerRow): Promise<boolean> {
  const base = server.row === null ? null : knownRow('archive', server.row);
  if (server.row !== null && base === null) return false;
  const stored = await db.archive.get(server.id);
  if (stored !== undefined && stored.version >= server.version) return true;
  await putBase(db, server, stored, base);
  if (base !== null) await noteAnafContact(db, base);
  return true;
}

/** The acknowledged item; `pending` of that entry goes, a newer one stays. */
export async function putBase(
  db: CondicaDatabase,
  { id, companyId, version }: ServerRow,
  stored: ArchiveRow | undefined,
  base: ArchiveItem | null,
): Promise<void> {
  const pending = stored?.pending ?? null;
  if (base === null && pending === null)
    await db.document.where('[invoiceId+format]').between([id, ''], [id, '\uffff']).delete();
  if (base !== null && pending === null) await forgetOtherBytes(db, base);
  // Accepted: it can no longer be corrected from its draft.
  const draft = base?.state === 'accepted' ? null : (stored?.draft ?? null);
  const taken = stored?.taken ?? null;
  await putArchiveRow(db, { id: v.parse(entityIdSchema, id), companyId, version, base, pending, draft, taken });
}

/** Bytes kept here of another attempt are not the document's any more; they can be fetched again. */
async function forgetOtherBytes(db: CondicaDatabase, { id, xmlSha256, zipSha256 }: ArchiveItem): Promise<void> {
  for (const [format, sha256] of [
    ['xml', xmlSha256],
    ['zip', zipSha256],
  ] as const) {
    const document = await db.document.get([id, format]);
    if (document !== undefined && document.sha256 !== sha256) await db.document.delete([id, format]);
  }
}
