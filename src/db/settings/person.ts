/** The particulars of the account's owner, as they are known here and changed without network (own-note.ts). */
import { type Person, type PersonChanges, personChangesSchema, readPerson } from '@/api/entities/person';
import type { CondicaDatabase } from '../condica-database';
import { ownNote, type RefusedChanges } from './own-note';

export const personNote = ownNote<PersonChanges>({
  key: 'person',
  changes: personChangesSchema,
  ownFields: (content) => {
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
  /** Not among the particulars that show. */
  readonly refused: RefusedChanges<PersonChanges> | null;
}

/** Null until a server has told it. */
export async function knownPerson(db: CondicaDatabase): Promise<KnownPerson | null> {
  const { content, waits, refused } = await personNote.known(db);
  const read = readPerson(content);
  return read === null ? null : { person: read, waits, refused };
}
