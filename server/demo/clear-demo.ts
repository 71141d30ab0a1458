/**
 * Takes the demonstration's companies away, with all that they hold here and at the stand-in. Of each an empty row stays for a while
 * under its number, so that devices hear that it was taken from them and do not take the server for one restored from an older copy.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import { DEMO_HOLD, type StandInSwitches } from '../outside/stand-in-switches';
import type { Tables } from '../tables';

export interface ClearParts {
  readonly owner: Kysely<Tables>;
  readonly standIns: Pick<StandInSwitches, 'forget' | 'release'>;
  readonly now: () => number;
}

/** A device that comes later finds its company hidden, and erases it itself. */
const TOLD_FOR_MS = 30 * 24 * 60 * 60_000;

/** Again where it was cut off. Throws where the database or the stand-in do not do it. */
export async function clearDemo({ owner, standIns, now }: ClearParts, cifs: readonly string[]): Promise<void> {
  await owner.transaction().execute((tx) => clearCompanies(tx, cifs, new Date(now())));
  if (!(await standIns.release(DEMO_HOLD))) throw new Error('The stand-in does not answer.');
  for (const cif of cifs) {
    await standIns.release(transportFault(cif));
    await standIns.forget(cif);
  }
}

/** The fault that meets one declaration of the company (seed-transports.ts). */
export function transportFault(cif: string): string {
  return `demo-transport-${cif}`;
}

async function clearCompanies(tx: Transaction<Tables>, cifs: readonly string[], at: Date): Promise<void> {
  const companies = await tx
    .selectFrom('company')
    .select(['id', 'cif', 'name'])
    .where('demo', '=', true)
    .where('owner_id', 'is not', null)
    .where('cif', 'in', cifs)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, cif, name } of companies) {
    const people = await tx
      .selectFrom('company_authorization')
      .select('user_id')
      .where('company_id', '=', id)
      .execute();
    await tx.deleteFrom('company').where('id', '=', id).execute();
    await sql`insert into company (id, cif, name, address, demo, kept_until) overriding system value
      values (${id}, ${cif}, ${name}, '{}', true, ${new Date(at.getTime() + TOLD_FOR_MS)})`.execute(tx);
    const removals = people.map(({ user_id }) => ({ company_id: id, user_id, removed_at: at }));
    if (removals.length > 0) await tx.insertInto('access_removal').values(removals).execute();
  }
}
