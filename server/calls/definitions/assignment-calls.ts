/** Who works on a company: one of its people, as its access says at this moment. The server says by whom and when it was given. */
import { type Assignee, type Assignment, noAssignment, ownAssignmentId } from '@/api/entities/assignment';
import type { CompanyId } from '@/api/ids';
import { judgeMerge } from '@/domain/merge/merge-fields';
import { lockAssignment } from '../../accounts/assignments';
import { type Person, peopleOf } from '../../accounts/company-people';
import type { TenantTransaction } from '../../database/app-database';
import { publishChanges } from '../../database/publish-changes';
import type { CallHandler } from '../call-handler';
import { done, type Reply, refused } from '../reply';
import { clash } from './definition-rows';

interface Given {
  readonly company: CompanyId;
  /** Whom the caller saw there. */
  readonly seen: Assignee | null;
  /** Null: nobody. Undefined: nothing is changed. */
  readonly person: Assignee | null | undefined;
  /** Of the caller. */
  readonly by: number;
  readonly now: () => number;
  /** A restored server is given back what it lost: whose access ended meanwhile works there no more. */
  readonly back: boolean;
}

type AssignmentCallName = 'UpdateCompanyAssignment' | 'AddCompanyAssignment';

export function assignmentCalls({ now }: { readonly now: () => number }): {
  readonly [N in AssignmentCallName]: CallHandler<N>;
} {
  const rowOf = (companyId: CompanyId, id: string) => ({ companyId, collection: 'assignment', id }) as const;
  return {
    UpdateCompanyAssignment: {
      kind: 'effect',
      subject: ({ body: { company, id } }) => rowOf(company, id),
      run: async ({ body: { company, id, base, changes } }, tx, { userId: by }) =>
        id === ownAssignmentId(company)
          ? give(tx, { company, seen: base.person ?? null, person: changes.person, by, now, back: false })
          : refused('invalid-request', { fields: ['id'] }),
    },
    AddCompanyAssignment: {
      kind: 'effect',
      subject: ({ body: { company, assignment } }) => rowOf(company, assignment.id),
      run: async ({ body: { company, assignment } }, tx, { userId: by }) =>
        assignment.id === ownAssignmentId(company)
          ? give(tx, { company, seen: null, person: assignment.person, by, now, back: true })
          : refused('invalid-request', { fields: ['assignment.id'] }),
    },
  };
}

async function give(tx: TenantTransaction, { company, seen, person, by, now, back }: Given): Promise<Reply> {
  const { target, known } = await lockAssignment(tx, company);
  const people = await peopleOf(tx, company);
  const wanted = person == null ? person : personOf(people, person);
  if (wanted === undefined && person !== undefined && !back) return refused('no-access');
  // As it was written here, by its schema.
  const row = (known?.body ?? noAssignment(company)) as unknown as Assignment;
  const verdict =
    person === undefined ? 'theirs' : judgeMerge(userOf(seen), userOf(wanted ?? null), userOf(row.person));
  // Where nobody was chosen before, or a restored server has lost it, nothing can clash.
  if (known !== undefined && known.body !== null) {
    if (verdict === 'clash') return clash(known, ['person']);
    if (verdict !== 'mine') return done({ version: known.version, row });
  }
  const givenBy = people.find(({ userId }) => userId === by)?.name ?? '';
  const given: Assignment = { ...row, person: wanted ?? null, givenBy, givenAt: new Date(now()).toISOString() };
  return done({ version: await publishChanges(tx, company, [{ ...target, row: given }]), row: given });
}

/** One person is one value, however a device spelled the name. */
const userOf = (person: Assignee | null): number | null => person?.user ?? null;

/** As the contract bounds it. */
const NAME_LETTERS = 300;

/** By the name that he bears now; undefined where he may not work there. */
function personOf(people: readonly Person[], { user }: Assignee): Assignee | undefined {
  const found = people.find(({ userId }) => userId === user);
  return found === undefined ? undefined : { user, name: found.name.slice(0, NAME_LETTERS) };
}
