/** Publishing a notice of public interest: by the owner of the database, as there is no call that does it. */
import type { Kysely } from 'kysely';
import type { Tables } from '../tables';

export interface NewNotice {
  readonly title: string;
  readonly body: string;
  readonly shownFrom: Date;
  /** Null: until it is taken away. */
  readonly shownUntil: Date | null;
}

/** One of the same title stays as it is: a second start publishes nothing again. */
export async function publishNotice(owner: Kysely<Tables>, notice: NewNotice): Promise<void> {
  const { title, body, shownFrom, shownUntil } = notice;
  const there = await owner.selectFrom('public_notice').select('id').where('title', '=', title).executeTakeFirst();
  if (there !== undefined) return;
  await owner
    .insertInto('public_notice')
    .values({ title, body, shown_from: shownFrom, shown_until: shownUntil })
    .execute();
}
