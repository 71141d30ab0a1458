/** Every call of the contract, by name; a name stands once. The app reads it nowhere: outbox-calls.ts. */
import * as access from './calls/access-calls';
import * as account from './calls/account-calls';
import * as anaf from './calls/anaf-calls';
import { GetAnafVerdict, GetInvoiceSeal, InvoiceDownloadAnafPdf } from './calls/anaf-document-calls';
import { GetUserAuditLogs, VerifyAudit } from './calls/audit-calls';
import * as company from './calls/company-calls';
import { GetDashboardInfo } from './calls/dashboard-calls';
import { AddCompanySerialDecision, GetAllSerialDecision } from './calls/decision-calls';
import { GetDemoFilling, GetDemonstration, ResetDemo, SettleDemo } from './calls/demo-calls';
import { FindImported, ImportDocuments } from './calls/import-calls';
import * as leaving from './calls/leaving-calls';
import {
  ArchiveGetAllClientFromInvoice,
  CountAllDataClient,
  CountClientReceived,
  CountClientSent,
  GetCompanySyncStatus,
  InvoiceList,
  ListAnafMessages,
} from './calls/mailbox-calls';
import { GetServiceOutages } from './calls/outage-calls';
import { CompanyDetails, GetExchangeRates, GetServiceStates, ViesRequest } from './calls/outside-calls';
import { UpdatePreferences } from './calls/preference-calls';
import * as session from './calls/session-calls';
import { BugsReport, GetSupport, Impersonate } from './calls/support-calls';
import { Changes, LineWords, Nudges } from './calls/sync-calls';
import { ENTRY_CALLS } from './outbox-calls';

export const CALLS = {
  ...{ InvoiceList, GetCompanySyncStatus, CountAllDataClient, CountClientSent, CountClientReceived },
  ...{ GetAnafVerdict, GetInvoiceSeal, InvoiceDownloadAnafPdf },
  ArchiveGetAllClientFromInvoice,
  ListAnafMessages,
  ...{ ImportDocuments, FindImported },
  GetDashboardInfo,
  ...{ AddCompanySerialDecision, GetAllSerialDecision },
  ...session,
  ...access,
  ...account,
  ...anaf,
  ...company,
  ...{ BugsReport, GetSupport, Impersonate },
  UpdatePreferences,
  ...leaving,
  ...{ GetUserAuditLogs, VerifyAudit },
  CompanyDetails,
  GetExchangeRates,
  GetServiceStates,
  ViesRequest,
  GetServiceOutages,
  ...ENTRY_CALLS,
  Changes,
  LineWords,
  Nudges,
  ...{ GetDemonstration, SettleDemo, GetDemoFilling, ResetDemo },
} as const;

export type CallName = keyof typeof CALLS;
export type CallByName<N extends CallName> = (typeof CALLS)[N];
