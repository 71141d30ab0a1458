/**
 * Files whose contents the server has confirmed, and which a change that waits names: what a person attached is in that change, and its
 * content may have come with an earlier draft or from another device. A server that is put back to an older copy may lack it, and
 * then this device alone has it. From the confirmation of the change on, the file is what everything confirmed is.
 */
import * as v from 'valibot';
import type { OutboxEntry } from '../../outbox/outbox-entry';
import { pulledFromKey } from '../../replication/pulled-from';
import { type ItemKey, nameOf, rowsOf } from './copied-stores';

const STORE = 'attachment';

const contentSchema = v.object({ attachments: v.array(v.object({ id: v.string() })) });
/** What a draft's entry writes: all of it, or the fields that changed. */
const bodySchema = v.union([
  v.object({ draft: v.object({ content: contentSchema }) }),
  v.object({ changes: contentSchema }),
]);

/** What is copied with the entry: the rows whose changes may name it, and the files that its change names. */
export function namedBy(entry: OutboxEntry): readonly ItemKey[] {
  return [...rowsOf(entry), ...filesOf(entry)];
}

/** Whether or not they are here. */
function filesOf({ subject, body }: Pick<OutboxEntry, 'subject' | 'body'>): readonly ItemKey[] {
  if (subject.collection !== 'draft') return [];
  const read = v.safeParse(bodySchema, body);
  if (!read.success) return [];
  const { attachments } = 'draft' in read.output ? read.output.draft.content : read.output.changes;
  return attachments.map(({ id }) => [STORE, id]);
}

/** Names (nameOf) of the files that the changes of these name. */
export function namedFiles(entries: readonly OutboxEntry[]): ReadonlySet<string> {
  return new Set(entries.flatMap(filesOf).map(nameOf));
}

export function isFile([store]: ItemKey): boolean {
  return store === STORE;
}

/**
 * The key of the note that says of which of the server's databases a confirmed file is; null where it is not confirmed. Without that
 * note it is not copied: of another database no version says anything, and what that one lacks would stay on this device alone.
 */
export function noteOfConfirmed(row: object): ReturnType<typeof pulledFromKey> | null {
  if (!('companyId' in row && 'base' in row) || typeof row.companyId !== 'number' || row.base === null) return null;
  return pulledFromKey(row.companyId);
}
