/** Every call of the contract, by name; a name stands once. The app reads it nowhere: outbox-calls.ts. */
import * as account from './calls/account-calls';
import * as anaf from './calls/anaf-calls';
import { GetInvoiceSeal, InvoiceDownloadAnafPdf } from './calls/anaf-document-calls';
import * as company from './calls/company-calls';
import { SettleDemo } from './calls/demo-calls';
import {
  ArchiveGetAllClientFromInvoice,
  CountAllDataClient,
  CountClientReceived,
  CountClientSent,
  GetCompanySyncStatus,
  InvoiceList,
  ListAnafMessages,
} from './calls/mailbox-calls';
import { CompanyDetails, GetExchangeRates, GetServiceStates } from './calls/outside-calls';
import * as session from './calls/session-calls';
import { Changes, LineWords, Nudges } from './calls/sync-calls';
import { ENTRY_CALLS } from './outbox-calls';

export const CALLS = {
  ...{ InvoiceList, GetCompanySyncStatus, CountAllDataClient, CountClientSent, CountClientReceived },
  ...{ GetInvoiceSeal, InvoiceDownloadAnafPdf },
  ArchiveGetAllClientFromInvoice,
  ListAnafMessages,
  ...session,
  ...account,
  ...anaf,
  ...company,
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
