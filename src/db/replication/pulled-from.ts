/**
 * From which database of the server a company was pulled, kept also outside of IndexedDB (settings/copied-notes.ts). Rows that come
 * back from the second copy bear versions of that database: where the server was restored since, the first page must tell so, as
 * it does to a device that has lost nothing.
 */
import * as v from 'valibot';
import { type CompanyId, companyIdSchema, type Version, versionSchema } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { UNCONFIRMED } from '../rows/stored-row';
import { noteKey } from '../settings/company-notes';
import type { SyncStateRow } from './sync-state';

const KIND = 'pulledFrom';
const noteSchema = v.object({
  companyId: companyIdSchema,
  head: versionSchema,
  pulledAt: v.string(),
  epoch: v.string(),
});

export function pulledFromKey(companyId: number): `${typeof KIND} ${string}` {
  return noteKey(KIND, companyId);
}

/** Inside the transaction of the first page of that database. */
export async function notePulledFrom(
  db: CondicaDatabase,
  { companyId, head, pulledAt, epoch }: Omit<SyncStateRow, 'cursor'>,
): Promise<void> {
  if (epoch !== undefined)
    await db.kv.put({ key: pulledFromKey(companyId), value: { companyId, head, pulledAt, epoch } });
}

/**
 * Inside the transaction of an answer that says a version, before the first page: what it confirms bears versions of this database, and
 * that page may come from one that was restored since. Asked with its epoch, it tells so. Nothing is pulled yet: the cursor stands at
 * the beginning, before a head that is not 0. `at`: ISO instant.
 */
export async function noteFirstAnswer(
  db: CondicaDatabase,
  { companyId, version, epoch, at }: FirstAnswer,
): Promise<void> {
  if (version <= UNCONFIRMED || epoch === undefined || (await db.syncState.get(companyId)) !== undefined) return;
  const state = { companyId, head: version, pulledAt: at, epoch };
  await notePulledFrom(db, state);
  await db.syncState.put({ ...state, cursor: UNCONFIRMED });
}

export interface FirstAnswer {
  readonly companyId: CompanyId;
  readonly version: Version;
  /** Absent where the server told none. */
  readonly epoch: string | undefined;
  readonly at: string;
}

/**
 * Inside the transaction that puts rows back into a new database: each company is pulled from the beginning, and met as the
 * database it was. Rows of a company of which that is not known count as unconfirmed: whatever the stream says is newer.
 */
export async function pullFromTheBeginning(db: CondicaDatabase, stores: readonly string[]): Promise<void> {
  const notes = await db.kv.where('key').startsWith(noteKey(KIND, '')).toArray();
  const known = new Set<CompanyId>();
  for (const { value } of notes) {
    const note = v.safeParse(noteSchema, value);
    if (!note.success) continue;
    await db.syncState.put({ ...note.output, cursor: UNCONFIRMED });
    known.add(note.output.companyId);
  }
  for (const store of stores)
    await db
      .table<{ readonly companyId: CompanyId; version: Version }>(store)
      .filter(({ companyId }) => !known.has(companyId))
      .modify({ version: UNCONFIRMED });
}
