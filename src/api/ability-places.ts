/**
 * Where each ability is asked for (specification, sections 2 and 6; design, section 10): the routes it guards, and the calls
 * the server refuses without it; what it opens inside pages that are open to all stands in guarded-actions.ts. Names of routes are those of the app's
 * route table, names of calls those of the contract; what is not built yet stands here too, and docs/abilities.md tells which.
 */
import type { Ability } from './abilities';

interface AbilityPlaces {
  readonly routes: readonly string[];
  readonly calls: readonly string[];
}

export const ABILITY_PLACES = {
  eTransport: {
    routes: [
      ...['transportOptions', 'transportHome', 'transportView', 'transportDrafts'],
      ...['transportPartner', 'transportators', 'transportProduct'],
    ],
    calls: [
      ...['ETransUpload', 'EtransportSaveDraft', 'EtransportUpdateDraft', 'EtransportRemoveDraft'],
      ...['ETransDownload', 'ETransDocument', 'ETransGetAllData', 'ETransGetAllDrafts'],
      ...['ListCompanyTransporter', 'AddCompanyTransporter', 'UpdateCompanyTransporter', 'RemoveCompanyTransporter'],
      ...['AddCompanyTransportOptions', 'UpdateCompanyTransportOptions'],
    ],
  },
  contracte: {
    routes: ['recurrent', 'recurrentEditor', 'recurrentProductsEditor', 'createRecurrent'],
    calls: ['CreateRecurentInvoice', 'UpdateRecurentInvoice', 'ListRecurentInvoices', 'RemoveCompanyContracts'],
  },
  NIR: { routes: [], calls: ['AddNIR', 'ListNIR'] },
  externe: { routes: ['extern'], calls: ['SaveDraftExtern', 'ListSavedExternDrafts'] },
  /** Of an upload only those of a number that is of no series of ours: the sending screen's. */
  trimitereXMLuriMultiple: { routes: ['send'], calls: ['InvoiceUpload'] },
  notificari: { routes: [], calls: ['UpdateNotificationConfig'] },
  exportDateContabile: { routes: ['export'], calls: ['ArchiveListExport'] },
  facturaDetaliataXML: { routes: [], calls: [] },
  cheieTokenAcces: { routes: [], calls: ['GetAnafTokenCopy'] },
  cautareSelectieMultipla: { routes: [], calls: [] },
  eTVA: { routes: ['etva'], calls: ['GetVatDetails', 'UpdateVatDetails'] },
  integrariAPI: { routes: ['api'], calls: [] },
  suportEmail: { routes: [], calls: [] },
  suportTelefonic: { routes: [], calls: [] },
} as const satisfies Record<Ability, AbilityPlaces>;
