import type { PersonChanges } from '@/api/entities/person';
import type { TenantTransaction } from '../database/app-database';

export interface ToldPerson {
  readonly version: number;
  readonly content: Readonly<Record<string, unknown>>;
}

/** The particulars of an account, as its owner's devices keep them. */
export async function personOf(tx: TenantTransaction, user: number): Promise<ToldPerson> {
  const row = await tx
    .selectFrom('app_user')
    .select(['first_name', 'last_name', 'telephone', 'email', 'created_at', 'person_version'])
    .where('id', '=', user)
    .executeTakeFirstOrThrow();
  const { first_name: firstName, last_name: lastName, telephone, email } = row;
  const content = { user, firstName, lastName, telephone, email, since: row.created_at.toISOString() };
  return { version: row.person_version, content };
}

/** Puts what is named; the other fields stay. */
export async function putPerson(tx: TenantTransaction, user: number, changes: PersonChanges): Promise<ToldPerson> {
  const { firstName, lastName, telephone } = changes;
  await tx
    .updateTable('app_user')
    .set((row) => ({
      ...(firstName === undefined ? {} : { first_name: firstName.trim() }),
      ...(lastName === undefined ? {} : { last_name: lastName.trim() }),
      ...(telephone === undefined ? {} : { telephone: telephone.trim() }),
      person_version: row('person_version', '+', 1),
    }))
    .where('id', '=', user)
    .execute();
  return personOf(tx, user);
}
