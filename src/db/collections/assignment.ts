/** Who works on a company: one row, which stands here from its first change on, here or elsewhere. Given without network too. */
import { AddCompanyAssignment, UpdateCompanyAssignment } from '@/api/calls/assignment-calls';
import {
  type Assignee,
  type Assignment,
  assignmentContentSchema,
  assignmentSchema,
  noAssignment,
  ownAssignmentId,
} from '@/api/entities/assignment';
import type { CompanyId } from '@/api/ids';
import type { CommandContext } from '../command-context';
import type { CondicaDatabase } from '../condica-database';
import { entriesById } from '../outbox/entries-by-id';
import { outgoingCall } from '../outbox/outgoing-call';
import { storedRow } from '../rows/show-row';
import { UNCONFIRMED } from '../rows/stored-row';
import { invalidContent } from './commands/content-commands';
import { updateRow } from './commands/update-row';
import { type EditableKind, namedRows } from './row-kind';

export const assignmentKind: EditableKind<Assignment> = {
  ...namedRows('assignment', assignmentSchema),
  sortText: () => '',
  label: ({ person }) => person?.name ?? '',
  // As `noAssignment` makes it; of each that the server has it says when it was given.
  isStandIn: ({ person, givenAt }) => person === null && givenAt === '',
  // Who gave it and when is the server's to say.
  withChanges: (row, changes) => ({ ...row, ...changes, givenBy: '', givenAt: '' }),
  contentOf: ({ person }) => ({ person }),
  authorship: ({ givenBy, givenAt }) => ({ deviceName: givenBy, at: givenAt }),
  add: (company, assignment) =>
    outgoingCall(AddCompanyAssignment, { params: undefined, body: { company, assignment } }),
  update: (company, { id, version, base, changes }) =>
    outgoingCall(UpdateCompanyAssignment, { params: undefined, body: { company, id, version, base, changes } }),
};

/** A company with whoever works on it from now on; null: nobody. */
export interface Gift {
  readonly companyId: CompanyId;
  readonly person: Assignee | null;
}

/**
 * Gives companies to their people, all of them or none; that these have access the server decides. Gives what stood before where it was
 * something else: given again, that takes it all back. Undefined: the contract takes no such person, and nothing was written.
 */
export function giveCompanies(context: CommandContext, gifts: readonly Gift[]): Promise<readonly Gift[] | undefined> {
  if (gifts.some(({ person }) => invalidContent(assignmentContentSchema, { person }) !== null))
    return Promise.resolve(undefined);
  const { db } = context;
  return db.transaction('rw', db.assignment, db.outbox, async () => {
    const before: Gift[] = [];
    for (const gift of gifts) before.push(...(await give({ ...context, companyId: gift.companyId }, gift.person)));
    return before;
  });
}

async function give(context: CommandContext, person: Assignee | null): Promise<readonly Gift[]> {
  const { db, companyId } = context;
  const id = ownAssignmentId(companyId);
  const known = await db.assignment.get(id);
  const before = known?.shown?.person ?? null;
  if (before?.user === person?.user) return [];
  if (known === undefined || known.shown === null) {
    const base = noAssignment(companyId);
    await db.assignment.put(storedRow(assignmentKind, { id, companyId, version: UNCONFIRMED, base, pending: [] }));
  }
  await updateRow(context, assignmentKind, id, { person: before }, { person });
  return [{ companyId, person: before }];
}

export interface GivenCompany extends Pick<Assignment, 'person' | 'givenBy' | 'givenAt'> {
  /** `waits`: the server has not heard of it yet. `refused`: it did not take it, and a person is to say what becomes of it. */
  readonly state: 'known' | 'waits' | 'refused';
}

/** By company; one that is not among them was given to nobody yet. */
export async function givenCompanies(db: CondicaDatabase): Promise<ReadonlyMap<CompanyId, GivenCompany>> {
  const rows = await db.assignment.toArray();
  const entries = await entriesById(
    db,
    rows.flatMap(({ pending }) => pending.map(({ outboxId }) => outboxId)),
  );
  const stopped = new Set(
    entries.filter(({ state }) => state === 'rejected' || state === 'conflict').map(({ id }) => id),
  );
  return new Map(
    rows.flatMap(({ companyId, shown, pending }): readonly (readonly [CompanyId, GivenCompany])[] => {
      if (shown === null) return [];
      const { person, givenBy, givenAt } = shown;
      const refused = pending.some(({ outboxId }) => stopped.has(outboxId));
      return [
        [companyId, { person, givenBy, givenAt, state: refused ? 'refused' : pending.length > 0 ? 'waits' : 'known' }],
      ];
    }),
  );
}
