/**
 * A company that the server does not name any more is sealed: nobody sees it, all of it stays. The server may have been
 * restored from a copy that did not know it, and this device be the only place where its documents still are.
 *
 *   listed ─ missing from an answer, or denied ─► sealed ─ named again ─► listed, as it was
 *      │                                          │    └─ its id is another's ─► held off ─ named again ─► listed
 *      └──── its id is another's ─► held off      │                             │
 *                                                 │             erased by the person ─► the other one is listed
 *                 denied after the grace time, by the database that gave it
 *                                                 ▼
 *    the server says that somebody took it ─► erased; the note stays as long as unsent work does
 *
 * Invariant: rows under an id are of one company, known by its fiscal code. While any are here, no page and no entry of
 * another company passes under that id.
 */
import type { Company } from '@/api/entities/company';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { putSealedNotes, type SealedNote, sealedNote, sealedNotes } from '../settings/sealed-note';
import { removeCompanyData } from './remove-company-data';

/** What the server told of itself with the answer, and when. */
export interface ToldBy {
  /** Of its database; undefined where it is older than epochs. */
  readonly epoch: string | undefined;
  /** ISO instant. */
  readonly at: string;
}

/** Long enough for a server restored by mistake to be put right. */
const GRACE_MS = 24 * 60 * 60 * 1000;

/** Sealed already: since then, by the database that answered last. `before`, `row`: what is known of it here. */
export function noteOfSealed(
  companyId: CompanyId,
  before: SealedNote | undefined,
  row: Company | undefined,
  { epoch, at }: ToldBy,
): SealedNote {
  const { cif, name } = before?.cif === undefined ? (row ?? {}) : before;
  return {
    ...{ companyId, at: before?.at ?? at },
    ...(epoch === undefined ? {} : { epoch }),
    ...(cif === undefined || name === undefined ? {} : { cif, name }),
    ...(before?.erased === true ? { erased: true } : {}),
  };
}

/** The companies whose data is here and hidden, and of which the server may be asked. */
export async function sealedCompanies(db: CondicaDatabase): Promise<readonly CompanyId[]> {
  const notes = await sealedNotes(db);
  return notes.filter(({ taken, erased }) => taken === undefined && !erased).map(({ companyId }) => companyId);
}

/**
 * The server says that somebody took these from the user: what it gave of them goes at once, where it came from the same database.
 * What was not sent stays, seen in the export alone.
 */
export async function eraseTaken(
  db: CondicaDatabase,
  companyIds: readonly CompanyId[],
  { epoch }: Pick<ToldBy, 'epoch'>,
): Promise<void> {
  for (const id of companyIds) {
    const note = await sealedNote(db, id);
    const isHere = note !== null && note.taken === undefined && note.erased !== true;
    if (isHere && epoch !== undefined && (await db.syncState.get(id))?.epoch === epoch) await removeCompanyData(db, id);
  }
}

/**
 * The server refused the company by name. Erased where it was sealed for longer than the grace time, by the database from
 * which it came; else sealed. What is not sent stays either way (remove-company-data.ts).
 */
export async function denyCompany(db: CondicaDatabase, companyId: CompanyId, at: string): Promise<'sealed' | 'erased'> {
  const note = await sealedNote(db, companyId);
  const epoch = (await db.syncState.get(companyId))?.epoch;
  const isOver = note !== null && Date.parse(at) - Date.parse(note.at) >= GRACE_MS;
  if (isOver && note.epoch === epoch) {
    await removeCompanyData(db, companyId);
    return 'erased';
  }
  await db.transaction('rw', db.company, db.kv, async () => {
    const before = (await sealedNote(db, companyId)) ?? undefined;
    const told = { epoch: before?.epoch ?? epoch, at };
    await putSealedNotes(db, [noteOfSealed(companyId, before, await db.company.get(companyId), told)]);
    await db.company.delete(companyId);
  });
  return 'sealed';
}
