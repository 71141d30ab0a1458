/**
 * Which of ANAF's messages of a company were read on this device. Reading is no act of the company, so it is not told to the server
 * (docs/decisions/0157).
 */
import * as v from 'valibot';
import type { CompanyId } from '@/api/ids';
import { bucharestMidnight } from '@/domain/calendar/bucharest-midnight';
import { addDays } from '@/domain/calendar/iso-date';
import type { CondicaDatabase } from '../condica-database';
import { noteKey } from './company-notes';

const schema = v.object({
  /** What ANAF had before this instant counts as read. */
  since: v.string(),
  /** ISO instant at ANAF by the message's key. */
  read: v.record(v.string(), v.string()),
});
export type ReadMessages = Readonly<v.InferOutput<typeof schema>>;

/** For so many days ANAF lists and gives out what it has. */
export const KEPT_DAYS = 60;
/** An invoice may be sent some days after its date, and corrected later still: whose messages are listed was issued so many days ago at most. */
export const REACH_DAYS = KEPT_DAYS + 60;
/** On a device that opens the list for the first time, what is older counts as read. */
const NEW_DAYS = 7;

/** ms since 1970, from which on messages count on a device that has not opened the list yet; `today`: `yyyy-MM-dd`. */
export function firstUnread(today: string): number {
  return bucharestMidnight(addDays(today, -NEW_DAYS));
}

/** `at`: ms since 1970. Of news alone: what somebody did here is no news. */
export function isUnreadAt({ since, read }: ReadMessages, key: string, at: number): boolean {
  return at >= Date.parse(since) && read[key] === undefined;
}

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
