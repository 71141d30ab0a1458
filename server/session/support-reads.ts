/** What a session of the support may ask: reading, and its own end. A call that is not here is refused, also a later one. */
import type { CallName } from '@/api/registry';

const READS: readonly CallName[] = [
  ...(['GetAuthorizations', 'GetAuthorization', 'Changes', 'LineWords', 'Nudges', 'Logout'] as const),
  ...(['GetDashboardInfo', 'GetAnafConnections', 'GetServiceOutages', 'GetCompanySyncStatus'] as const),
  ...(['ArchiveList', 'ArchiveListCount', 'ArchiveGetAllClientFromInvoice', 'InvoiceDetails'] as const),
  ...([
    'InvoiceDownload',
    'InvoiceDocuments',
    'GetInvoiceSeal',
    'ETransDocument',
    'ETransGetAllData',
    'ETransGetAllDrafts',
  ] as const),
  ...(['ListCompanyPartner', 'ListCompanyProduct', 'ListCompanyPrices', 'ListCompanyTransporter'] as const),
  ...(['ListCompanySerial', 'ListCompanyVatRates', 'ListCompanyPaymentMethods', 'GetAllSerialDecision'] as const),
  ...(['GetCompanyInternCodes', 'ListInternCodesInv', 'ListSavedDrafts', 'ListSavedExternDrafts'] as const),
  ...(['ListAnafMessages', 'ListAccess', 'GetAccount', 'GetUserAuditLogs', 'GetExchangeRates'] as const),
];

export const SUPPORT_READS: ReadonlySet<string> = new Set(READS);

export const READS_ONLY_TEXT = 'O sesiune a suportului numai citește. Nimic nu s-a schimbat.';
