/**
 * The page of each screen, its help and its place in the menu, in the order of the menu and of the help's contents; a screen of
 * the route table without a page, or without help, fails the type check.
 */
import {
  Building2,
  CreditCard,
  FileDown,
  Files,
  FileUp,
  Globe,
  Hash,
  House,
  Landmark,
  ListChecks,
  type LucideIcon,
  Mail,
  Package,
  Palette,
  PencilLine,
  Percent,
  Tags,
  Truck,
  Users,
} from 'lucide-react';
import { type LazyPage, lazyPage } from '@/app/routes/page-loader';
import type { AppRouteName, ScreenName } from '@/app/routes/route-table';
import type { HelpPage } from '@/app/texts/help-page';

/** What waits for the person, by menu item. */
export interface MenuCounts {
  readonly drafts: number;
  /** Of ANAF's messages: not opened on this device. */
  readonly messages: number;
}

export interface MenuPlace {
  readonly group: 'home' | 'invoices' | 'transport' | 'definitions';
  readonly icon: LucideIcon;
  readonly count?: keyof MenuCounts;
}

interface RoutePage extends LazyPage {
  /** Its page of help; where it is absent, the first one opens. */
  readonly help?: () => Promise<HelpPage>;
  /** Absent: reached from elsewhere. */
  readonly menu?: MenuPlace;
}

/** A screen of its own: what it is for and how its work is done stands beside its code. */
interface Screen extends RoutePage {
  readonly help: () => Promise<HelpPage>;
}

/** The index of invoices is the editor; the specification names both routes. */
const editor: Screen = {
  ...lazyPage(() => import('@/app/invoices/editor/editor-page')),
  help: async () => (await import('@/app/invoices/editor/editor-help')).editorHelp,
};

/** Where the server fails, what is safe on the device is the question: no help of its own (help/help-pages.ts). */
const error: RoutePage = lazyPage(() => import('@/app/errors/server-error-page'));

const SCREENS: Readonly<Record<Exclude<ScreenName, 'error'>, Screen>> = {
  home: {
    ...lazyPage(() => import('@/app/home/home-page')),
    help: async () => (await import('@/app/home/home-help')).homeHelp,
    menu: { group: 'home', icon: House },
  },
  out: {
    ...lazyPage(() => import('@/app/invoices/out/out-page')),
    help: async () => (await import('@/app/invoices/out/out-help')).outHelp,
    menu: { group: 'invoices', icon: FileUp },
  },
  in: {
    ...lazyPage(() => import('@/app/invoices/in/in-page')),
    help: async () => (await import('@/app/invoices/in/in-help')).inHelp,
    menu: { group: 'invoices', icon: FileDown },
  },
  inbox: {
    ...lazyPage(() => import('@/app/invoices/inbox/inbox-page')),
    help: async () => (await import('@/app/invoices/inbox/inbox-help')).inboxHelp,
    menu: { group: 'invoices', icon: Building2 },
  },
  messages: {
    ...lazyPage(() => import('@/app/invoices/messages/messages-page')),
    help: async () => (await import('@/app/invoices/messages/messages-help')).messagesHelp,
    menu: { group: 'invoices', icon: Mail, count: 'messages' },
  },
  extern: {
    ...lazyPage(() => import('@/app/invoices/out/extern/extern-page')),
    help: async () => (await import('@/app/invoices/out/extern/extern-help')).externHelp,
    menu: { group: 'invoices', icon: Globe },
  },
  invoices: editor,
  editor,
  view: {
    ...lazyPage(() => import('@/app/invoices/view/view-page')),
    help: async () => (await import('@/app/invoices/view/view-help')).viewHelp,
  },
  /** The same page: the draft stays open behind its preview, with all that can be undone. */
  preview: {
    ...editor,
    help: async () => (await import('@/app/invoices/editor/preview/preview-help')).previewHelp,
  },
  afterSend: {
    ...lazyPage(() => import('@/app/invoices/after-send/after-send-page')),
    help: async () => (await import('@/app/invoices/after-send/after-send-help')).afterSendHelp,
  },
  drafts: {
    ...lazyPage(() => import('@/app/invoices/drafts/drafts-page')),
    help: async () => (await import('@/app/invoices/drafts/drafts-help')).draftsHelp,
    menu: { group: 'invoices', icon: PencilLine, count: 'drafts' },
  },
  send: {
    ...lazyPage(() => import('@/app/invoices/send/send-page')),
    help: async () => (await import('@/app/invoices/send/send-help')).sendHelp,
    menu: { group: 'invoices', icon: Files },
  },
  transportHome: {
    ...lazyPage(() => import('@/app/transport/home/transport-home-page')),
    help: async () => (await import('@/app/transport/home/home-help')).transportHomeHelp,
    menu: { group: 'transport', icon: Truck },
  },
  transportView: {
    ...lazyPage(() => import('@/app/transport/view/view-page')),
    help: async () => (await import('@/app/transport/view/view-help')).transportViewHelp,
  },
  transportDrafts: {
    ...lazyPage(() => import('@/app/transport/drafts/drafts-page')),
    help: async () => (await import('@/app/transport/drafts/drafts-texts')).transportDraftsHelp,
  },
  transportOptions: {
    ...lazyPage(() => import('@/app/transport/options/options-page')),
    help: async () => (await import('@/app/transport/options/options-texts')).optionsHelp,
  },
  transportPartner: {
    ...lazyPage(() => import('@/app/transport/defs/transport-partners-page')),
    help: async () => (await import('@/app/transport/defs/transport-partners-texts')).transportPartnersHelp,
  },
  transportators: {
    ...lazyPage(() => import('@/app/transport/defs/transporters-page')),
    help: async () => (await import('@/app/transport/defs/transporters-texts')).transportersHelp,
  },
  transportProduct: {
    ...lazyPage(() => import('@/app/transport/defs/transport-products-page')),
    help: async () => (await import('@/app/transport/defs/transport-products-texts')).transportProductsHelp,
  },
  partner: {
    ...lazyPage(() => import('@/app/defs/partner/partner-page')),
    help: async () => (await import('@/app/defs/partner/partner-help')).partnerHelp,
    menu: { group: 'definitions', icon: Users },
  },
  product: {
    ...lazyPage(() => import('@/app/defs/product/product-page')),
    help: async () => (await import('@/app/defs/product/product-help')).productHelp,
    menu: { group: 'definitions', icon: Package },
  },
  prices: {
    ...lazyPage(() => import('@/app/defs/price/price-page')),
    help: async () => (await import('@/app/defs/price/price-help')).priceHelp,
    menu: { group: 'definitions', icon: Tags },
  },
  internalCodes: {
    ...lazyPage(() => import('@/app/defs/intern-code/intern-code-page')),
    help: async () => (await import('@/app/defs/intern-code/intern-code-help')).internCodeHelp,
    menu: { group: 'definitions', icon: ListChecks },
  },
  payment: {
    ...lazyPage(() => import('@/app/defs/payment/payment-page')),
    help: async () => (await import('@/app/defs/payment/payment-texts')).paymentHelp,
    menu: { group: 'definitions', icon: CreditCard },
  },
  vat: {
    ...lazyPage(() => import('@/app/defs/vat/vat-page')),
    help: async () => (await import('@/app/defs/vat/vat-texts')).vatHelp,
    menu: { group: 'definitions', icon: Percent },
  },
  serial: {
    ...lazyPage(() => import('@/app/defs/serial/serial-page')),
    help: async () => (await import('@/app/defs/serial/serial-help')).serialHelp,
    menu: { group: 'definitions', icon: Hash },
  },
  serialRegister: {
    ...lazyPage(() => import('@/app/defs/serial/register/register-page')),
    help: async () => (await import('@/app/defs/serial/register/register-help')).registerHelp,
  },
  invoiceLook: {
    ...lazyPage(() => import('@/app/look/look-page')),
    help: async () => (await import('@/app/look/look-help')).lookHelp,
    menu: { group: 'definitions', icon: Palette },
  },
  generalDetails: {
    ...lazyPage(() => import('@/app/companies/particulars/particulars-page')),
    help: async () => (await import('@/app/companies/particulars/particulars-help')).particularsHelp,
    menu: { group: 'definitions', icon: Landmark },
  },
  companies: {
    ...lazyPage(() => import('@/app/companies/companies-page')),
    help: async () => (await import('@/app/companies/companies-help')).companiesHelp,
  },
  account: {
    ...lazyPage(() => import('@/app/account/account-page')),
    help: async () => (await import('@/app/account/account-help')).accountHelp,
  },
  userLogs: {
    ...lazyPage(() => import('@/app/logs/logs-page')),
    help: async () => (await import('@/app/logs/logs-help')).logsHelp,
  },
  preferences: {
    ...lazyPage(() => import('@/app/preferences/preferences-page')),
    help: async () => (await import('@/app/preferences/preferences-help')).preferencesHelp,
  },
  contact: {
    ...lazyPage(() => import('@/app/contact/contact-page')),
    help: async () => (await import('@/app/contact/contact-help')).contactHelp,
  },
  load: {
    ...lazyPage(() => import('@/app/load/load-page')),
    help: async () => (await import('@/app/load/load-help')).loadHelp,
  },
  demo: {
    ...lazyPage(() => import('@/app/demo/demo-page')),
    help: async () => (await import('@/app/demo/demo-help')).demoHelp,
  },
};

export const APP_PAGES: Readonly<Partial<Record<AppRouteName, RoutePage>>> = { ...SCREENS, error };
