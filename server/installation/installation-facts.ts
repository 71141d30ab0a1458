/** Facts that an installation remembers of itself (migration 0007): written once, by the process that is first. */
import type { Kysely } from 'kysely';

export interface InstallationTables {
  readonly installation: { readonly name: string; readonly value: string };
}

/** `secret:…`: fingerprint of the secret of that name. */
export type InstallationFact = 'real-anaf-since' | 'anaf-environment' | `secret:${string}`;

/** Undefined: not known yet. */
export async function factOf(db: Kysely<InstallationTables>, name: InstallationFact): Promise<string | undefined> {
  const row = await db.selectFrom('installation').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** The value that stands: this one, or that of whoever was first. */
export async function rememberFact(
  db: Kysely<InstallationTables>,
  name: InstallationFact,
  value: string,
): Promise<string> {
  await db
    .insertInto('installation')
    .values({ name, value })
    .onConflict((same) => same.doNothing())
    .execute();
  return (await factOf(db, name)) ?? value;
}
