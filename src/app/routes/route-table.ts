/**
 * Every route of the specification (section 2) with the rulings of design section 10: its pattern, the words of its page
 * title, and the ability that guards it. The only place where a path is written; links are made by `links.ts`, pages are
 * named by `pages/route-pages.ts`, and the compiler asks for one of each `screen` of the signed-in area. Any other `route`
 * there says that it has no page yet, and whom to ask; it is linked from nowhere but the restricted result.
 */
import type { Ability } from '@/api/abilities';

export interface AppRoute {
  readonly pattern: string;
  readonly title: string;
  /** Read on this ability, or the restricted result is shown. */
  readonly ability: Ability | null;
  /** On the phone the page has the whole screen: its own head and foot stand in place of the frame's bars. */
  readonly wholePhone?: true;
  /** There is a page for it. */
  readonly screen?: true;
}

function route(pattern: string, title: string, ability: Ability | null = null): AppRoute {
  return { pattern, title, ability };
}

function screen(pattern: string, title: string, ability: Ability | null = null) {
  return { ...route(pattern, title, ability), screen: true } as const;
}

/** Paths of the public area. */
export const PUBLIC_ROUTES = {
  signIn: route('/auth', 'Autentificare'),
  regComp: route('/auth/regComp', 'Înregistrare'),
  regDetailComp: route('/auth/regDetailComp', 'Datele firmei'),
  register: route('/auth/register', 'Înregistrare'),
  registerSuccess: route('/auth/registerSuccess', 'Cont creat'),
  registerFail: route('/auth/registerFail', 'Contul nu a fost creat'),
  disabled: route('/auth/disabled', 'Cont dezactivat'),
  confirm: route('/auth/confirm', 'Activarea contului'),
  callback: route('/auth/callback', 'Autorizare ANAF'),
  authorizeCompany: route('/auth/authorize-company/:cid', 'Autorizarea firmei'),
  password: route('/auth/password', 'Parolă uitată'),
  reset: route('/auth/reset', 'Parolă nouă'),
  /** Addition: opens an invitation to a company. */
  invitation: route('/auth/invitation', 'Invitație la o firmă'),
  goodbye: route('/auth/goodbye', 'La revedere'),
  publicInvoiceLook: route('/auth/InvPersonaliz', 'Aspectul facturii'),
  /** Additions: what is read before one has an account. */
  terms: route('/auth/terms', 'Termeni'),
  privacy: route('/auth/privacy', 'Confidențialitate'),
  publicNotFound: route('/auth/404', 'Pagina nu există'),
  publicError: route('/auth/500', 'Eroare de Server'),
  rootNotFound: route('/404', 'Pagina nu există'),
  rootError: route('/500', 'Eroare de Server'),
} as const satisfies Record<string, AppRoute>;

/** Paths of the signed-in area; their pages load on demand. */
export const APP_ROUTES = {
  home: screen('/app', 'Acasă'),
  account: screen('/app/account', 'Contul meu'),
  preferences: screen('/app/preferences', 'Preferințe'),
  notificationUser: route('/app/notificationUser', 'Notificări'),
  subscribe: route('/app/subscribe', 'Abonamente'),
  payResult: route('/app/subscribe/payResult', 'Rezultatul plății'),
  payResultOp: route('/app/subscribe/payResultOp', 'Rezultatul plății'),
  noAdminPlan: route('/app/noAdminPlan', 'Administratorul planului'),
  contact: screen('/app/contact', 'Contact'),
  companies: screen('/app/companies', 'Firme'),
  demo: screen('/app/demo', 'Ce puteți încerca'),
  load: screen('/app/load', 'Prima încărcare'),
  error: screen('/app/500', 'Eroare de Server'),
  userLogs: screen('/app/logs/userLogs', 'Jurnal'),
  api: route('/app/API', 'Integrări API', 'integrariAPI'),
  backupGoogle: route('/app/backuprescon', 'Copie de siguranță'),
  backupOneDrive: route('/app/backup/onedrive', 'Copie de siguranță'),

  invoices: { ...screen('/app/invoices', 'Factură'), wholePhone: true },
  out: screen('/app/invoices/out', 'Facturi emise'),
  in: screen('/app/invoices/in', 'Facturi primite'),
  /** Addition: the inbox over all companies. */
  inbox: screen('/app/invoices/inbox', 'Toate firmele'),
  extern: screen('/app/invoices/extern', 'Facturi externe', 'externe'),
  messages: screen('/app/invoices/messages', 'Mesaje ANAF'),
  export: route('/app/invoices/export', 'Export contabil', 'exportDateContabile'),
  etva: route('/app/invoices/etva', 'Decont TVA', 'eTVA'),
  editor: { ...screen('/app/invoices/editor', 'Factură'), wholePhone: true },
  drafts: screen('/app/invoices/drafts', 'Ciorne'),
  recurrent: route('/app/invoices/recurrent', 'Recurente', 'contracte'),
  afterSend: screen('/app/invoices/recaftersend', 'După trimitere'),
  recurrentEditor: route('/app/invoices/recurrentEditor', 'Factură recurentă', 'contracte'),
  recurrentProductsEditor: route('/app/invoices/recurrentProductsEditor', 'Produse recurente', 'contracte'),
  createRecurrent: route('/app/invoices/createRecurrent', 'Factură recurentă nouă', 'contracte'),
  send: screen('/app/invoices/send', 'Trimitere XML', 'trimitereXMLuriMultiple'),
  view: screen('/app/invoices/view', 'Factură'),
  preview: { ...screen('/app/invoices/preview', 'Previzualizare'), wholePhone: true },

  partner: screen('/app/defs/partner', 'Parteneri'),
  product: screen('/app/defs/product', 'Produse'),
  /** Addition: what products cost those who buy by a list. */
  prices: screen('/app/defs/prices', 'Liste de prețuri'),
  payment: screen('/app/defs/payment', 'Metode de plată'),
  vat: screen('/app/defs/vat', 'Cote TVA'),
  payments: route('/app/defs/payments', 'Încasări'),
  serial: screen('/app/defs/serial', 'Serii și numere'),
  internalCodes: screen('/app/defs/intProCod', 'Coduri interne'),

  transportOptions: screen('/app/eTrans/etransOptions', 'Opțiuni e-Transport', 'eTransport'),
  transportHome: screen('/app/eTrans/eTransHome', 'e-Transport', 'eTransport'),
  transportView: {
    ...screen('/app/eTrans/viewEtrans', 'Declarație e-Transport', 'eTransport'),
    wholePhone: true,
  },
  transportDrafts: screen('/app/eTrans/draftsEtrans', 'Ciorne e-Transport', 'eTransport'),
  transportPartner: screen('/app/eTrans/defs/eTransPartner', 'Parteneri e-Transport', 'eTransport'),
  transportators: screen('/app/eTrans/defs/transportators', 'Transportatori', 'eTransport'),
  transportProduct: screen('/app/eTrans/defs/eTransProduct', 'Produse e-Transport', 'eTransport'),

  clientNotifications: route('/app/config/clientnotifications', 'Notificări către clienți'),
  generalDetails: screen('/app/config/generalDetails', 'Date firmă'),
  serialRegister: screen('/app/config/serialRegister', 'Registrul seriilor'),
  invoiceLook: screen('/app/config/InvPersonaliz', 'Aspectul facturii'),

  bank: route('/app/bank', 'Bancă'),
  bankCallback: route('/app/bank/callback', 'Conectarea băncii'),
} as const satisfies Record<string, AppRoute>;

export type PublicRouteName = keyof typeof PUBLIC_ROUTES;
export type AppRouteName = keyof typeof APP_ROUTES;

/** The signed-in screens that there are. */
export type ScreenName = {
  [N in AppRouteName]: (typeof APP_ROUTES)[N] extends { readonly screen: true } ? N : never;
}[AppRouteName];

/** Whether the app may link to it. */
export function isBuilt(name: AppRouteName): boolean {
  const { screen: built }: AppRoute = APP_ROUTES[name];
  return built === true;
}
