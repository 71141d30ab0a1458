/** How far this device has the words of a company's lines; nothing is here before the first search over lines. */
import * as v from 'valibot';
import type { CompanyId } from '@/api/ids';
import { versionSchema } from '@/api/ids';
import type { CondicaDatabase } from '../../condica-database';
import { noteKey } from '../../settings/company-notes';

const stateSchema = v.object({
  /** Of the last document that is here. */
  cursor: versionSchema,
  /** The company's version up to which nothing is missing; beyond the cursor where other things changed. */
  upTo: versionSchema,
  /** The company's version when the last page was told. */
  head: versionSchema,
  epoch: v.string(),
  /** Everything was here once: what is missing since is what the last pull brought. */
  whole: v.boolean(),
});
export type LineWordsState = Readonly<v.InferOutput<typeof stateSchema>>;

const keyOf = (companyId: CompanyId) => noteKey('lineWords', companyId);

/** Null before the first page. */
export async function lineWordsState(db: CondicaDatabase, companyId: CompanyId): Promise<LineWordsState | null> {
  const note = v.safeParse(stateSchema, (await db.kv.get(keyOf(companyId)))?.value);
  return note.success ? note.output : null;
}

export async function putLineWordsState(
  db: CondicaDatabase,
  companyId: CompanyId,
  state: LineWordsState,
): Promise<void> {
  await db.kv.put({ key: keyOf(companyId), value: state });
}

/** The words are used here, and the company has gone on since they were asked for. */
export async function areLineWordsBehind(db: CondicaDatabase, companyId: CompanyId): Promise<boolean> {
  const state = await lineWordsState(db, companyId);
  const company = state === null ? undefined : await db.syncState.get(companyId);
  return state !== null && company !== undefined && (company.cursor > state.upTo || company.epoch !== state.epoch);
}
