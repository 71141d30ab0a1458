/** The particulars of an account's owner. */
import * as v from 'valibot';
import { codeText } from '../fields';
import { type UserId, userIdSchema } from '../ids';

const nameText = v.pipe(v.string(), v.maxLength(120));

/** The fields that change; the others stay as they are. */
export const personChangesSchema = v.strictObject({
  firstName: v.exactOptional(nameText),
  lastName: v.exactOptional(nameText),
  telephone: v.exactOptional(codeText),
});
export type PersonChanges = v.InferOutput<typeof personChangesSchema>;

/** What a device knows of its user: with what he signs in, and since when the account is (an ISO instant), it cannot change. */
export interface Person extends Required<PersonChanges> {
  readonly user: UserId;
  readonly email: string;
  readonly since: string;
}

const known = v.object({
  ...{ firstName: v.string(), lastName: v.string(), telephone: v.string() },
  ...{ user: userIdSchema, email: v.string(), since: v.string() },
});

/** Null where nothing was told that this version understands. */
export function readPerson(kept: unknown): Person | null {
  const read = v.safeParse(known, kept);
  return read.success ? read.output : null;
}

/** As a server tells it; fields of a newer one stay. */
export const toldPersonSchema = v.looseObject({
  /** Rises with every change. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  content: v.record(v.string(), v.unknown()),
});
