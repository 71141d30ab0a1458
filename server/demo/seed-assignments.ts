/** The area of who works on the company. */
import * as v from 'valibot';
import { UpdateCompanyAssignment } from '@/api/calls/assignment-calls';
import { ownAssignmentId } from '@/api/entities/assignment';
import { versionSchema } from '@/api/ids';
import { type DemoArea, type DemoCompany, must } from './demo-area';
import { DEMO_ASSIGNMENTS, DEMO_COLLEAGUES } from './demo-colleagues';
import { demoId } from './demo-random';

/** Nobody has chosen anybody yet. */
const FIRST = v.parse(versionSchema, 0);

export function assignmentsArea({ company, id, people, round }: DemoCompany): DemoArea {
  const colleague = DEMO_COLLEAGUES.find(({ email }) => email === DEMO_ASSIGNMENTS[company.cif]);
  const user = colleague === undefined ? undefined : people.get(colleague.email);
  if (colleague === undefined || user === undefined) return { steps: 0, fill: () => Promise.resolve() };
  const person = { user, name: `${colleague.firstName} ${colleague.lastName}` };
  const change = { id: ownAssignmentId(id), version: FIRST, base: { person: null }, changes: { person } };
  return {
    steps: 1,
    fill: async (server, step) => {
      const input = { params: undefined, body: { company: id, ...change } };
      await must(server, UpdateCompanyAssignment, input, demoId(`${company.cif}:assignment`, round));
      step();
    },
  };
}
