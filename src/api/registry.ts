/** Every call of the contract, by name; a name stands once. */
import type { Call, OutboxEffect } from './call';
import * as definitions from './calls/definition-calls';
import { SettleDemo } from './calls/demo-calls';
import * as drafts from './calls/draft-calls';
import * as invoices from './calls/invoice-calls';
import * as numbers from './calls/number-calls';
import { CompanyDetails, GetExchangeRates, GetServiceStates } from './calls/outside-calls';
import * as session from './calls/session-calls';
import { Changes, Nudges } from './calls/sync-calls';

export const CALLS = {
  ...session,
  CompanyDetails,
  GetExchangeRates,
  GetServiceStates,
  ...definitions,
  ...drafts,
  ...invoices,
  ...numbers,
  Changes,
  Nudges,
  SettleDemo,
} as const;

export type CallName = keyof typeof CALLS;
export type CallByName<N extends CallName> = (typeof CALLS)[N];

/** The calls that go through the outbox: each has a policy in its row. */
export const OUTBOX_CALL_NAMES: readonly string[] = Object.values(CALLS)
  .filter(({ outbox }) => outbox !== null)
  .map(({ name }) => name);

/** What an entry of the call does here; undefined for a call that this version does not know. */
export function outboxEffect(name: string): OutboxEffect | undefined {
  return findCall(name)?.outbox?.effect;
}

/** The call of a name that came from storage or the wire; undefined for one this version does not know. */
export function findCall(name: string): Call<string, never, never, unknown> | undefined {
  return Object.hasOwn(CALLS, name)
    ? (CALLS[name as CallName] as unknown as Call<string, never, never, unknown>)
    : undefined;
}
