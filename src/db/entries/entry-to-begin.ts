import type { CondicaDatabase } from '../condica-database';
import { isUntouched, type OutboxEntry } from '../outbox/outbox-entry';
import type { EntryOutline } from './entry-outlines';

/** What took its place came just now. */
const LOOKED_AT = 8;

/**
 * The entry of the outline as it is stored; where it was superseded since it was read, the change that took its place: somebody who types
 * supersedes it with every key, and reading again would lose the race for as long. Only a change that is about one thing, which the
 * superseded one was free to do and which nothing made between them is about. Undefined: it has left. To be called inside the transaction
 * that marks it.
 */
export async function entryToBegin(
  { outbox }: Pick<CondicaDatabase, 'outbox'>,
  outline: EntryOutline,
): Promise<OutboxEntry | undefined> {
  const stored = await outbox.get(outline.seq);
  if (stored !== undefined) return stored.id === outline.id ? stored : undefined;
  const [subject, ...others] = outline.touches;
  if (subject === undefined || others.length > 0) return undefined;
  const newer = await outbox.where(':id').above(outline.seq).limit(LOOKED_AT).toArray();
  const next = newer.find(({ companyId, touches }) => companyId === outline.companyId && touches.includes(subject));
  return next?.call === outline.call && isUntouched(next) ? next : undefined;
}
