/**
 * Where each ability is asked for (specification, sections 2 and 6; design, section 10): the routes it guards, what it opens
 * inside pages that are open to all, and the calls the server refuses without it. Names of routes are those of the app's
 * route table, names of calls those of the contract; what is not built yet stands here too, and docs/abilities.md tells which.
 */
import type { Ability } from './abilities';

interface AbilityPlaces {
  readonly routes: readonly string[];
  /** By the name under which a page asks whether it may show it. */
  readonly actions: readonly string[];
  readonly calls: readonly string[];
}

export const ABILITY_PLACES = {
  eTransport: {
    routes: [
      ...['transportOptions', 'transportHome', 'transportView', 'transportDrafts'],
      ...['transportPartner', 'transportators', 'transportProduct'],
    ],
    actions: [],
    calls: [
      ...['ETransUpload', 'EtransportSaveDraft', 'EtransportUpdateDraft', 'EtransportRemoveDraft'],
      ...['ETransDownload', 'ETransDocument', 'ETransGetAllData', 'ETransGetAllDrafts'],
      ...['ListCompanyTransporter', 'AddCompanyTransporter', 'UpdateCompanyTransporter', 'RemoveCompanyTransporter'],
      ...['AddCompanyTransportOptions', 'UpdateCompanyTransportOptions'],
    ],
  },
  contracte: {
    routes: ['recurrent', 'recurrentEditor', 'recurrentProductsEditor', 'createRecurrent'],
    actions: [],
    calls: ['CreateRecurentInvoice', 'UpdateRecurentInvoice', 'ListRecurentInvoices', 'RemoveCompanyContracts'],
  },
  NIR: { routes: [], actions: ['receiptNote'], calls: ['AddNIR', 'ListNIR'] },
  externe: { routes: ['extern'], actions: [], calls: ['SaveDraftExtern', 'ListSavedExternDrafts'] },
  /** Of an upload only those of a number that is of no series of ours: the sending screen's. */
  trimitereXMLuriMultiple: { routes: ['send'], actions: [], calls: ['InvoiceUpload'] },
  /** Push and mail beyond the legal warnings, which everyone gets. */
  notificari: { routes: [], actions: ['moreNotifications'], calls: ['UpdateNotificationConfig'] },
  exportDateContabile: { routes: ['export'], actions: [], calls: ['ArchiveListExport'] },
  facturaDetaliataXML: { routes: [], actions: ['xmlPanel'], calls: [] },
  cheieTokenAcces: { routes: [], actions: ['tokenCopy'], calls: ['GetAnafTokenCopy'] },
  /** Several rows, and several values in a filter; single rows keep all actions. */
  cautareSelectieMultipla: { routes: [], actions: ['selectSeveral'], calls: [] },
  eTVA: { routes: ['etva'], actions: [], calls: ['GetVatDetails', 'UpdateVatDetails'] },
  integrariAPI: { routes: ['api'], actions: [], calls: [] },
  suportEmail: { routes: [], actions: ['supportByMail'], calls: [] },
  suportTelefonic: { routes: [], actions: ['supportByPhone'], calls: [] },
} as const satisfies Record<Ability, AbilityPlaces>;

export type GuardedAction = (typeof ABILITY_PLACES)[Ability]['actions'][number];

/** The ability that opens an action of a page. */
export function abilityOfAction(action: GuardedAction): Ability {
  const abilities = Object.keys(ABILITY_PLACES) as Ability[];
  const found = abilities.find((ability) => (ABILITY_PLACES[ability].actions as readonly string[]).includes(action));
  if (found === undefined) throw new Error(`No ability opens ${action}.`);
  return found;
}
