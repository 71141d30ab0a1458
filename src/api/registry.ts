/** Every call of the contract, by name; a name stands once. The app reads it nowhere: outbox-calls.ts. */
import * as anaf from './calls/anaf-calls';
import { SettleDemo } from './calls/demo-calls';
import {
  ArchiveGetAllClientFromInvoice,
  CountAllDataClient,
  CountClientReceived,
  CountClientSent,
  GetCompanySyncStatus,
  InvoiceList,
} from './calls/mailbox-calls';
import { CompanyDetails, GetExchangeRates, GetServiceStates } from './calls/outside-calls';
import * as session from './calls/session-calls';
import { Changes, LineWords, Nudges } from './calls/sync-calls';
import { ENTRY_CALLS } from './outbox-calls';

export const CALLS = {
  ...{ InvoiceList, GetCompanySyncStatus, CountAllDataClient, CountClientSent, CountClientReceived },
  ArchiveGetAllClientFromInvoice,
  ...session,
  ...anaf,
  CompanyDetails,
  GetExchangeRates,
  GetServiceStates,
  ...ENTRY_CALLS,
  Changes,
  LineWords,
  Nudges,
  SettleDemo,
} as const;

export type CallName = keyof typeof CALLS;
export type CallByName<N extends CallName> = (typeof CALLS)[N];
