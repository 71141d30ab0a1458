/** Builders of the addresses the app links to; a path is written nowhere else than in the route table. */
import { APP_ROUTES, PUBLIC_ROUTES } from './route-table';

function withQuery(pattern: string, query: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  const text = search.toString();
  return text === '' ? pattern : `${pattern}?${text}`;
}

function withSearch(pattern: string, search: string): string {
  return search === '' ? pattern : `${pattern}?${search}`;
}

/** What the editor opens on: a draft, the correction of a rejected invoice, a copy, or a credit note. Nothing: a new draft. */
export interface EditorTarget {
  readonly draft?: string;
  readonly correct?: string;
  readonly copy?: string;
  /** The credit note that takes an accepted invoice back. */
  readonly credit?: string;
  /** The invoice with minus that takes an accepted one back. */
  readonly storno?: string;
  /** The corrected invoice (384) that takes the place of an accepted one. */
  readonly amend?: string;
  /** `new`: a new draft to a buyer abroad. */
  readonly extern?: 'new';
}

/** What the page of a declaration opens: it, a draft, or a new one with the goods of an invoice. Nothing: a new one. */
export interface TransportTarget {
  readonly id?: string;
  readonly draft?: string;
  readonly invoice?: string;
  /** Of a draft on the phone: the last step, for what is whole. */
  readonly step?: 'send';
}

export const links = {
  signIn: () => PUBLIC_ROUTES.signIn.pattern,
  register: () => PUBLIC_ROUTES.register.pattern,
  regComp: () => PUBLIC_ROUTES.regComp.pattern,
  regDetailComp: () => PUBLIC_ROUTES.regDetailComp.pattern,
  registerSuccess: () => PUBLIC_ROUTES.registerSuccess.pattern,
  registerFail: () => PUBLIC_ROUTES.registerFail.pattern,
  goodbye: () => PUBLIC_ROUTES.goodbye.pattern,
  password: () => PUBLIC_ROUTES.password.pattern,
  terms: () => PUBLIC_ROUTES.terms.pattern,
  privacy: () => PUBLIC_ROUTES.privacy.pattern,
  /** `all`: over all companies; `steps`: a new firm's first steps, also where they are over. */
  home: ({ all, steps }: { readonly all?: true; readonly steps?: true } = {}) =>
    withQuery(APP_ROUTES.home.pattern, { toate: all && '1', pasi: steps && '1' }),
  account: () => APP_ROUTES.account.pattern,
  preferences: () => APP_ROUTES.preferences.pattern,
  contact: () => APP_ROUTES.contact.pattern,
  userLogs: () => APP_ROUTES.userLogs.pattern,
  companies: () => APP_ROUTES.companies.pattern,
  demo: () => APP_ROUTES.demo.pattern,
  load: () => APP_ROUTES.load.pattern,
  subscribe: () => APP_ROUTES.subscribe.pattern,
  error: () => APP_ROUTES.error.pattern,
  /** The index of invoices is the editor. */
  editor: (target: EditorTarget = {}) => withQuery(APP_ROUTES.invoices.pattern, { ...target }),
  /** The draft that the editor has open, as paper; `search` is the editor's own. */
  preview: (search: string) => withSearch(APP_ROUTES.preview.pattern, search),
  /** From the preview back to the draft. */
  editorAt: (search: string) => withSearch(APP_ROUTES.invoices.pattern, search),
  out: () => APP_ROUTES.out.pattern,
  in: () => APP_ROUTES.in.pattern,
  extern: () => APP_ROUTES.extern.pattern,
  inbox: () => APP_ROUTES.inbox.pattern,
  messages: () => APP_ROUTES.messages.pattern,
  /** `kind`: of the drafts that are shown; without one, all. */
  drafts: (kind?: 'invoice' | 'extern') => withQuery(APP_ROUTES.drafts.pattern, { kind }),
  transports: () => APP_ROUTES.transportHome.pattern,
  transportDrafts: () => APP_ROUTES.transportDrafts.pattern,
  transportators: () => APP_ROUTES.transportators.pattern,
  transportPartners: () => APP_ROUTES.transportPartner.pattern,
  transportProducts: () => APP_ROUTES.transportProduct.pattern,
  transportOptions: () => APP_ROUTES.transportOptions.pattern,
  /** A declaration of transport, a draft of one, or a new one, also of an invoice. */
  transport: (target: TransportTarget = {}) => withQuery(APP_ROUTES.transportView.pattern, { ...target }),
  /** An archived document. */
  view: (id: string) => withQuery(APP_ROUTES.view.pattern, { id }),
  /** Files of the person, as pages. */
  files: () => APP_ROUTES.view.pattern,
  /** What becomes of an invoice just issued; without one, of those last sent together. */
  afterSend: (id?: string) => withQuery(APP_ROUTES.afterSend.pattern, { id }),
  send: () => APP_ROUTES.send.pattern,
  partner: (id?: string) => withQuery(APP_ROUTES.partner.pattern, { id }),
  product: (id?: string) => withQuery(APP_ROUTES.product.pattern, { id }),
  internalCodes: () => APP_ROUTES.internalCodes.pattern,
  /** Own codes on the lines of a received invoice. */
  lineCodes: (id: string) => withQuery(APP_ROUTES.view.pattern, { id, codes: '1' }),
  serial: () => APP_ROUTES.serial.pattern,
  serialRegister: () => APP_ROUTES.serialRegister.pattern,
  generalDetails: () => APP_ROUTES.generalDetails.pattern,
  invoiceLook: () => APP_ROUTES.invoiceLook.pattern,
  publicInvoiceLook: () => PUBLIC_ROUTES.publicInvoiceLook.pattern,
} as const;
