/**
 * What a device looks up by the name that an entry bears: the calls of its rows, documents and numbers. Calls that are only
 * asked of the server are no part of it (registry.ts has them all): their descriptions come with the screen that asks.
 */
import type { Call, OutboxEffect } from './call';
import * as assignments from './calls/assignment-calls';
import * as definitions from './calls/definition-calls';
import * as drafts from './calls/draft-calls';
import * as internCodes from './calls/intern-code-calls';
import * as invoices from './calls/invoice-calls';
import * as numbers from './calls/number-calls';
import * as particulars from './calls/particulars-calls';
import * as transport from './calls/transport-calls';

export const ENTRY_CALLS = {
  ...assignments,
  ...definitions,
  ...drafts,
  ...internCodes,
  ...invoices,
  ...numbers,
  ...particulars,
  ...transport,
} as const;

type EntryCallName = keyof typeof ENTRY_CALLS;

/** The calls that go through the outbox: each has a policy in its row. */
export const OUTBOX_CALL_NAMES: readonly string[] = Object.values(ENTRY_CALLS)
  .filter(({ outbox }) => outbox !== null)
  .map(({ name }) => name);

/** What an entry of the call does here; undefined for a call that this version does not know. */
export function outboxEffect(name: string): OutboxEffect | undefined {
  return findCall(name)?.outbox?.effect;
}

/** The call of a name that came from storage; undefined for one that this version does not know. */
export function findCall(name: string): Call<string, never, never, unknown> | undefined {
  return Object.hasOwn(ENTRY_CALLS, name)
    ? (ENTRY_CALLS[name as EntryCallName] as unknown as Call<string, never, never, unknown>)
    : undefined;
}
