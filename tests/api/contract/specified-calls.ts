/** Every call of the specification's section 7, under its heading, with the names that the list compresses („List, Add, Update and Remove”). */
const EDITED = (...kinds: readonly string[]) =>
  kinds.flatMap((kind) => ['List', 'Add', 'Update', 'Remove'].map((verb) => `${verb}Company${kind}`));

export const SPECIFIED_CALLS: Readonly<Record<string, readonly string[]>> = {
  Common: [
    ...['Login', 'RefreshSession', 'Register', 'AvailableAccount', 'ActivateAccount', 'ForgotPassword'],
    ...['ChangePasswordForgot', 'CheckAuthorization', 'AuthorizeCompany', 'Authorize', 'CompanyDetails'],
    'GetPublicNotifications',
  ],
  'Backend: authentication and user': [
    ...['Logout', 'GetAuthorizations', 'GetAuthorization', 'SendAuthorizationByEmail', 'AccessCompany', 'RemoveAccess'],
    ...[
      'AddUserAuthenticator',
      'RemoveUserAuthenticator',
      'GetAnafTokenCopy',
      'Refresh',
      'Revoke',
      'UpdateUserCompany',
    ],
    ...['ChangePassword', 'RemoveAccountData', 'UpdateUserData', 'SaveAllDataClientDeleteAcc'],
    ...['CheckUserSubscriptionStatus', 'GetAllSubscriptionsForUser', 'SubscriptionRequests', 'AuthorizeNewPayment'],
    'PaymentCheckStatusRequest',
  ],
  Backup: ['AuthorizeBackup', 'SetBackup', 'GetUserBackup', 'SyncronizeBackup', 'SetBackupFormat', 'GetBackupFormat'],
  'Company definitions': [
    ...EDITED('Partner', 'Product', 'Transporter'),
    ...['AddCompanySerial', 'ListCompanySerial', 'AddCompanyVatRates', 'ListCompanyVatRates', 'RemoveCompanyVatRates'],
    ...EDITED('PaymentMethods'),
    ...['CreateBankAccount', 'UpdateBankAccount', 'ListBankAccount', 'RemoveBankAccount', 'RemoveCompanyContracts'],
    ...['AvailableProduct', 'AddCompanySerialDecision', 'GetAllSerialDecision', 'AddCompanyInternCode'],
    ...['GetCompanyInternCodes', 'SaveInternalCodes', 'ListInternCodesInv'],
  ],
  'Drafts and recurrent': [
    ...[
      'SaveDraft',
      'UpdateDraft',
      'ListSavedDrafts',
      'RemoveCompanyDraft',
      'SaveDraftExtern',
      'ListSavedExternDrafts',
    ],
    ...['CreateRecurentInvoice', 'UpdateRecurentInvoice', 'ListRecurentInvoices'],
  ],
  'Counters and others': [
    ...['CountAllDataClient', 'CountClientSent', 'CountClientReceived', 'GetCompanySyncStatus', 'GetDashboardInfo'],
    ...['GetExchangeRates', 'ViesRequest', 'UpdateNotificationConfig', 'BugsReport'],
  ],
  Invoices: [
    ...['InvoiceList', 'InvoiceUpload', 'InvoiceValidation', 'InvoiceDownload', 'InvoiceDownloadAnafPdf'],
    ...['InvoiceDetails', 'ListInvoicePayments', 'AddInvoicePayments', 'RemoveInvoicePayments', 'ArchiveList'],
    ...['ArchiveListCount', 'ArchiveGetAllClientFromInvoice', 'ArchiveListExport', 'InvoiceMessage', 'InvoiceMark'],
    ...['ReceiptUpsert', 'AddNIR', 'ListNIR', 'InvoiceSendEmailClient', 'GetVatDetails', 'UpdateVatDetails'],
    'GetUserAuditLogs',
  ],
  Transport: ['ETransUpload', 'EtransportSaveDraft', 'ETransDownload', 'ETransGetAllData', 'ETransGetAllDrafts'],
};
