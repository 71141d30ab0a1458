/** Notices of public interest, published and withdrawn by the owner of the database, as there is no call that does it. */
import type { Kysely } from 'kysely';
import type { Tables } from '../tables';

export interface NewNotice {
  readonly title: string;
  readonly body: string;
  readonly shownFrom: Date;
  /** Null: until it is taken away. */
  readonly shownUntil: Date | null;
}

/** False: one of the same title is there and stays as it is; a second start publishes nothing again. */
export async function publishNotice(owner: Kysely<Tables>, notice: NewNotice): Promise<boolean> {
  const { title, body, shownFrom, shownUntil } = notice;
  const there = await owner.selectFrom('public_notice').select('id').where('title', '=', title).executeTakeFirst();
  if (there !== undefined) return false;
  await owner
    .insertInto('public_notice')
    .values({ title, body, shown_from: shownFrom, shown_until: shownUntil })
    .execute();
  return true;
}

/** False: none of that number is shown. */
export async function withdrawNotice(owner: Kysely<Tables>, id: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await owner
    .updateTable('public_notice')
    .set({ shown_until: at })
    .where('id', '=', id)
    .where((row) => row.or([row('shown_until', 'is', null), row('shown_until', '>', at)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** All that were ever published, the newest first. */
export async function listNotices(owner: Kysely<Tables>, at: Date) {
  const rows = await owner.selectFrom('public_notice').selectAll().orderBy('id', 'desc').execute();
  return rows.map(({ id, title, shown_from, shown_until }) => {
    return { id, title, isShown: shown_from <= at && (shown_until === null || shown_until > at) };
  });
}
