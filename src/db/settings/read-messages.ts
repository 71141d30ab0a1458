/**
 * Which of ANAF's messages of a company were read on this device. Reading is no act of the company, so it is not told to the server
 * (docs/decisions/0157).
 */
import * as v from 'valibot';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { noteKey } from './company-notes';

const schema = v.object({
  /** What ANAF had before this instant counts as read. */
  since: v.string(),
  /** ISO instant at ANAF by the message's key. */
  read: v.record(v.string(), v.string()),
});
type ReadMessages = Readonly<v.InferOutput<typeof schema>>;

/** A message that has its key and the ISO instant at which ANAF had it. */
interface KeyedMessage {
  readonly key: string;
  readonly at: string;
}

/** Null until the list was opened for the first time. */
export async function readMessages(db: CondicaDatabase, company: CompanyId): Promise<ReadMessages | null> {
  const stored = v.safeParse(schema, (await db.kv.get(noteKey('read-messages', company)))?.value);
  return stored.success ? stored.output : null;
}

/** From `since` on (ISO instant) messages count as unread; does nothing where that was said before. */
export function beginReading(db: CondicaDatabase, company: CompanyId, since: string): Promise<void> {
  return db.transaction('rw', db.kv, async () => {
    if ((await readMessages(db, company)) !== null) return;
    await db.kv.put({ key: noteKey('read-messages', company), value: { since, read: {} } });
  });
}

/** `oldest`: the instant before which ANAF lists nothing more; what is older is forgotten. Does nothing before `beginReading`. */
export function setRead(
  db: CondicaDatabase,
  company: CompanyId,
  messages: readonly KeyedMessage[],
  { read, oldest }: { readonly read: boolean; readonly oldest: string },
): Promise<void> {
  return db.transaction('rw', db.kv, async () => {
    const before = await readMessages(db, company);
    if (before === null) return;
    const named = new Set(messages.map(({ key }) => key));
    const others = Object.entries(before.read).filter(([key, at]) => at >= oldest && !named.has(key));
    const added = read ? messages.map(({ key, at }) => [key, at] as const) : [];
    const value = { since: before.since, read: Object.fromEntries([...others, ...added]) };
    await db.kv.put({ key: noteKey('read-messages', company), value });
  });
}
