/** Every call of the contract, by name; a name stands once. */
import type { Call } from './call';
import * as definitions from './calls/definition-calls';
import * as drafts from './calls/draft-calls';
import * as invoices from './calls/invoice-calls';
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
  Changes,
  Nudges,
} as const;

export type CallName = keyof typeof CALLS;
export type CallByName<N extends CallName> = (typeof CALLS)[N];

/** The calls that go through the outbox. */
export const OUTBOX_CALL_NAMES = [
  'AddCompanyPartner',
  'UpdateCompanyPartner',
  'RemoveCompanyPartner',
  'AddCompanyProduct',
  'UpdateCompanyProduct',
  'RemoveCompanyProduct',
  'AddCompanySerial',
  'AddCompanyVatRates',
  'RemoveCompanyVatRates',
  'AddCompanyPaymentMethods',
  'UpdateCompanyPaymentMethods',
  'RemoveCompanyPaymentMethods',
  'SaveDraft',
  'UpdateDraft',
  'RemoveCompanyDraft',
  'InvoiceUpload',
] as const satisfies readonly CallName[];

export type OutboxCallName = (typeof OUTBOX_CALL_NAMES)[number];

/** The call of a name that came from storage or the wire; undefined for one this version does not know. */
export function findCall(name: string): Call<string, never, never, unknown> | undefined {
  return Object.hasOwn(CALLS, name)
    ? (CALLS[name as CallName] as unknown as Call<string, never, never, unknown>)
    : undefined;
}
