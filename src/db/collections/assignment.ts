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
import { outgoingCall } from '../outbox/outgoing-call';
import { storedRow } from '../rows/show-row';
import { UNCONFIRMED } from '../rows/stored-row';
import { type InvalidContent, invalidContent } from './commands/content-commands';
import { updateRow } from './commands/update-row';
import { type EditableKind, namedRows } from './row-kind';

export const assignmentKind: EditableKind<Assignment> = {
  ...namedRows('assignment', assignmentSchema),
  sortText: () => '',
  label: ({ person }) => person?.name ?? '',
  // Who gave it and when is the server's to say.
  withChanges: (row, changes) => ({ ...row, ...changes, givenBy: '', givenAt: '' }),
  contentOf: ({ person }) => ({ person }),
  authorship: ({ givenBy, givenAt }) => ({ deviceName: givenBy, at: givenAt }),
  add: (company, assignment) =>
    outgoingCall(AddCompanyAssignment, { params: undefined, body: { company, assignment } }),
  update: (company, { id, version, base, changes }) =>
    outgoingCall(UpdateCompanyAssignment, { params: undefined, body: { company, id, version, base, changes } }),
};

/** Where it was given before; `unchanged`: it stands so already. */
export type GivenOutcome =
  | { readonly kind: 'given'; readonly before: Assignee | null }
  | { readonly kind: 'unchanged' }
  | InvalidContent;

/** Gives the context's company to one of its people, or to nobody. That he has access the server decides. */
export function giveCompany(context: CommandContext, person: Assignee | null): Promise<GivenOutcome> {
  const invalid = invalidContent(assignmentContentSchema, { person });
  if (invalid !== null) return Promise.resolve(invalid);
  const { db, companyId } = context;
  const id = ownAssignmentId(companyId);
  return db.transaction('rw', db.assignment, db.outbox, async (): Promise<GivenOutcome> => {
    const known = await db.assignment.get(id);
    const before = known?.shown?.person ?? null;
    if (before?.user === person?.user) return { kind: 'unchanged' };
    if (known === undefined || known.shown === null) {
      const base = noAssignment(companyId);
      await db.assignment.put(storedRow(assignmentKind, { id, companyId, version: UNCONFIRMED, base, pending: [] }));
    }
    await updateRow(context, assignmentKind, id, { person: before }, { person });
    return { kind: 'given', before };
  });
}

export interface GivenCompany extends Pick<Assignment, 'person' | 'givenBy' | 'givenAt'> {
  /** The server has not heard of it yet. */
  readonly waits: boolean;
}

/** By company; one that is not among them was given to nobody yet. */
export async function givenCompanies(db: CondicaDatabase): Promise<ReadonlyMap<CompanyId, GivenCompany>> {
  const rows = await db.assignment.toArray();
  return new Map(
    rows.flatMap(({ companyId, shown, pending }) => {
      if (shown === null) return [];
      const { person, givenBy, givenAt } = shown;
      return [[companyId, { person, givenBy, givenAt, waits: pending.length > 0 }]];
    }),
  );
}
