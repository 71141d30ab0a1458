/**
 * Where this device stands in a company's stream of versions. Moved by `applyPage` alone; begun, at 0, also by the first answer
 * that tells a version, and in a database that was put together again (pulled-from.ts).
 */
import type { CompanyId, Version } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { UNCONFIRMED } from '../rows/stored-row';

/** Which database the company was last pulled from; undefined where none was told. */
export async function knownEpoch(db: CondicaDatabase, companyId: CompanyId): Promise<string | undefined> {
  return (await db.syncState.get(companyId))?.epoch;
}

/** Versions of one say nothing of the other's: the one that is known was restored from a copy since, or before. */
export function isAnotherDatabase(known: string | undefined, told: string | undefined): boolean {
  return known !== undefined && told !== undefined && known !== told;
}

/** Where this device stands in the company's stream; 0 before the first pull. */
export async function pullCursor(db: CondicaDatabase, companyId: CompanyId): Promise<Version> {
  return (await db.syncState.get(companyId))?.cursor ?? UNCONFIRMED;
}

/** Both in one reading. */
export async function pullPosition(
  db: CondicaDatabase,
  companyId: CompanyId,
): Promise<{ readonly since: Version; readonly epoch: string | undefined }> {
  const state = await db.syncState.get(companyId);
  return { since: state?.cursor ?? UNCONFIRMED, epoch: state?.epoch };
}

/** Where this device stands in a company's stream. */
export interface SyncStateRow {
  readonly companyId: CompanyId;
  /** Moves only in the transaction that stores the rows, and never back (G8). */
  readonly cursor: Version;
  /** The company's newest version at the last page; before the first one, the version that an answer told. */
  readonly head: Version;
  /** ISO instant; before the first page, when what was answered was made. */
  readonly pulledAt: string;
  /** Which database that was (docs/decisions/0017); absent where an older server told none. */
  readonly epoch?: string;
}
