/** Which groups of the table of keys each screen's page of help lists; every group is on some page, or works anywhere. */
import type { ScreenName } from '@/app/routes/route-table';
import type { KeyGroupName } from '@/app/state/keys-table';

/** On every page, before the screen's own. */
export const KEYS_ANYWHERE: readonly KeyGroupName[] = ['anywhere', 'palette'];

const LIST: readonly KeyGroupName[] = ['list', 'listHead', 'columnEdge', 'panel'];
const DEFINITION: readonly KeyGroupName[] = ['definitions', 'cell', 'views', ...LIST, 'form'];
const EDITOR: readonly KeyGroupName[] = [...(['editor', 'afterBuyer', 'lines', 'choice', 'date', 'dialog'] as const)];

export const SCREEN_KEYS: Readonly<Record<Exclude<ScreenName, 'error'>, readonly KeyGroupName[]>> = {
  home: ['home', 'homeCompanies'],
  out: ['issued', 'find', 'findField', 'chosen', 'views', ...LIST],
  in: ['received', 'find', 'findField', 'chosen', 'chosenReceived', 'chosenSuppliers', 'views', ...LIST],
  extern: ['issued', 'external', 'find', 'findField', 'chosen', 'views', ...LIST],
  inbox: ['inbox', 'inboxRows', 'inboxChosen', 'views', ...LIST],
  invoices: EDITOR,
  editor: EDITOR,
  preview: ['preview', 'editor'],
  afterSend: ['confirmation', 'sentTogether', ...LIST],
  view: ['invoice', 'document', 'xmlTree', 'lineCodes'],
  messages: ['messages', 'views', ...LIST],
  drafts: ['drafts', ...LIST],
  send: ['send', 'repairs', ...LIST],
  transportHome: ['transports', 'views', ...LIST],
  transportView: ['transports', 'transportEditor', 'choice', 'date', 'form', 'dialog'],
  transportDrafts: LIST,
  transportOptions: ['form'],
  transportPartner: DEFINITION,
  transportators: DEFINITION,
  transportProduct: DEFINITION,
  partner: DEFINITION,
  product: DEFINITION,
  prices: DEFINITION,
  internalCodes: DEFINITION,
  payment: DEFINITION,
  vat: ['views', ...LIST, 'form'],
  serial: [...LIST, 'form', 'dialog'],
  serialRegister: ['views', ...LIST, 'form'],
  invoiceLook: ['look', 'lookColumns', 'form'],
  generalDetails: ['form'],
  preferences: [],
  contact: [],
  account: ['dialog'],
  userLogs: [],
  companies: ['companies', 'views', ...LIST],
  load: [],
  demo: [],
};
