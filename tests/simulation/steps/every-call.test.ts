import { describe, expect, it } from 'vitest';
import { UpdateUserData } from '@/api/calls/account-calls';
import { UpdatePreferences } from '@/api/calls/preference-calls';
import { OUTBOX_CALL_NAMES } from '@/api/outbox-calls';
import { type JobKindParts, jobKinds } from '../../../server/jobs/job-kinds';
import { BEGINNING, CALLS, type Happening, JOBS } from './every-call';
import { OUTSIDE_STEPS } from './outside-steps';
import { STEPS } from './steps';

const steps = new Set([BEGINNING, ...[...STEPS, ...OUTSIDE_STEPS].map(({ name }) => name)]);

function unknownSteps(table: Readonly<Record<string, Happening>>): readonly string[] {
  return Object.values(table)
    .flatMap((one) => ('by' in one ? one.by : []))
    .filter((name) => !steps.has(name));
}

describe('what the simulation brings about', () => {
  it('has a row for every call that changes something', () => {
    expect(Object.keys(CALLS).sort()).toEqual(
      [...OUTBOX_CALL_NAMES, UpdatePreferences.name, UpdateUserData.name].sort(),
    );
  });

  it('has a row for every kind of job', () => {
    // Kinds are rows: none of their parts is asked for a name.
    const kinds = jobKinds({} as JobKindParts).map(({ name }) => name);
    expect(Object.keys(JOBS).sort()).toEqual([...kinds].sort());
  });

  it('names steps that there are, or a reason', () => {
    const rows = [...Object.values(CALLS), ...Object.values(JOBS)];
    expect(unknownSteps({ ...CALLS, ...JOBS })).toEqual([]);
    expect(rows.filter((one) => ('by' in one ? one.by.length === 0 : one.leftOut === ''))).toEqual([]);
  });
});
