/**
 * What to do after an attempt without acknowledgement (G6). Only a typed refusal ends an entry; everything else leaves the
 * outcome unknown, and the same key is sent again.
 */
import * as v from 'valibot';
import type { CallFailure } from '@/api/call-server';
import { type Version, versionSchema } from '@/api/ids';
import type { EntryFailure } from '@/db/outbox/outbox-entry';
import type { ConflictAnswer } from '@/db/rows/server-row';
import { FAILURE_TEXTS } from './failure-texts';

type Refusal = Extract<CallFailure, { kind: 'refused' }>;

export type FailureReaction =
  /** `away`: nobody answered; there is no use in trying others now. `why`: the machine's event. */
  | {
      readonly kind: 'retry';
      readonly why: 'outcome-unknown' | 'retry-later';
      readonly away: boolean;
      readonly failure: EntryFailure;
    }
  | { readonly kind: 'sign-in' }
  /** `alike`: whom the same answer awaits, so that none of them need ask. */
  | {
      readonly kind: 'wait';
      readonly why: 'access-needed' | 'newer-server-needed';
      readonly alike: 'company' | 'call' | 'none';
      readonly failure: EntryFailure;
    }
  | { readonly kind: 'reject'; readonly failure: EntryFailure }
  | { readonly kind: 'conflict'; readonly answer: ConflictAnswer; readonly failure: EntryFailure };

const conflictBody = v.looseObject({
  row: v.nullable(v.record(v.string(), v.unknown())),
  version: v.optional(versionSchema),
  fields: v.optional(v.array(v.string())),
  changedBy: v.optional(v.string()),
  changedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});

export function classifyFailure(failure: CallFailure, at: string): FailureReaction {
  if (failure.kind === 'network') return retry('network', at, true);
  if (failure.kind === 'cancelled') return retry('timeout', at, false);
  if (failure.kind === 'malformed') return retry('malformed', at, false);
  const said = { code: failure.code, text: failure.body.error, messages: failure.body.messages ?? [], at };
  if (failure.reaction === 'sign-in') return { kind: 'sign-in' };
  if (failure.reaction === 'retry') {
    const why = failure.status >= 500 ? 'outcome-unknown' : 'retry-later';
    return { kind: 'retry', why, away: false, failure: said };
  }
  const wait = waiting(failure, said);
  if (wait !== null) return wait;
  const conflict = failure.reaction === 'conflict' ? v.safeParse(conflictBody, failure.body) : null;
  if (conflict?.success !== true) return { kind: 'reject', failure: said };
  const { row, fields = [], version, changedBy, changedAt } = conflict.output;
  const author =
    changedBy === undefined || changedAt === undefined ? {} : { author: { name: changedBy, at: changedAt } };
  const told = failure.epoch === undefined ? {} : { epoch: failure.epoch };
  return {
    kind: 'conflict',
    answer: { row, fields, version: seenVersion(version), ...author, ...told },
    failure: said,
  };
}

/** What 0.1 says of an address it does not have, under the code of a missing row. */
const NO_ADDRESS = 'Adresa nu există.';

function waiting({ code, body }: Refusal, said: EntryFailure): Extract<FailureReaction, { kind: 'wait' }> | null {
  const wait = { kind: 'wait' as const, failure: said };
  if (code === 'company-denied' || code === 'account-disabled')
    return { ...wait, why: 'access-needed', alike: 'company' };
  if (code === 'ability-denied') return { ...wait, why: 'access-needed', alike: 'call' };
  // An older server refuses a form that it does not know, without naming fields, as it refuses a wrong one.
  const oldForm = code === 'invalid-request' && body.fields === undefined;
  const oldAddress = code === 'not-found' && body.error === NO_ADDRESS;
  if (code !== 'unknown-call' && code !== 'unknown-field' && !oldForm && !oldAddress) return null;
  const failure = { ...said, code: oldForm ? 'unknown-field' : code, text: FAILURE_TEXTS['server-too-old'] };
  const whole = oldAddress || code === 'unknown-call';
  return { ...wait, why: 'newer-server-needed', alike: whole ? 'call' : 'none', failure };
}

function retry(code: 'network' | 'timeout' | 'malformed', at: string, away: boolean): FailureReaction {
  return {
    kind: 'retry',
    why: 'outcome-unknown',
    away,
    failure: { code, text: FAILURE_TEXTS[code], messages: [], at },
  };
}

function seenVersion(version: Version | undefined): Version | null {
  return version ?? null;
}
