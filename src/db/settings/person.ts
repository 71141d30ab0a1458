/** The particulars of the account's owner, as they are known here and changed without network (own-note.ts). */
import { type Person, type PersonChanges, personChangesSchema, readPerson } from '@/api/entities/person';
import type { CondicaDatabase } from '../condica-database';
import { ownNote, type ToldRow } from './own-note';

const person = ownNote<PersonChanges>({
  key: 'person',
  changes: personChangesSchema,
  lost: (content) => {
    const read = readPerson(content);
    if (read === null) return {};
    const { firstName, lastName, telephone } = read;
    return { firstName, lastName, telephone };
  },
});

export interface KnownPerson {
  readonly person: Person;
  /** Something of it is on this device alone. */
  readonly waits: boolean;
}

/** Null until a server has told it. */
export async function knownPerson(db: CondicaDatabase): Promise<KnownPerson | null> {
  const { content, waits } = await person.known(db);
  const read = readPerson(content);
  return read === null ? null : { person: read, waits };
}

/** Kept here at once; the exchange sends it. */
export function changePerson(db: CondicaDatabase, changes: PersonChanges): Promise<void> {
  return person.change(db, changes);
}

/** What is to be sent; null: nothing. */
export function pendingPerson(db: CondicaDatabase): Promise<PersonChanges | null> {
  return person.pending(db);
}

/** As the server tells it with its companies. */
export function notePerson(db: CondicaDatabase, told: ToldRow, epoch: string): Promise<void> {
  return person.note(db, told, epoch);
}

/** The server has taken `sent`. */
export function settlePerson(db: CondicaDatabase, sent: PersonChanges, told: ToldRow): Promise<void> {
  return person.settle(db, sent, told);
}

/** The server will never take `sent`. */
export function dropPerson(db: CondicaDatabase, sent: PersonChanges): Promise<void> {
  return person.drop(db, sent);
}
