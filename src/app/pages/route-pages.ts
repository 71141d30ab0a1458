/** The page of each screen and its place in the menu, in the menu's order; a screen of the route table without a page fails the type check. */
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
  /** Absent: reached from elsewhere. */
  readonly menu?: MenuPlace;
}

/** The index of invoices is the editor; the specification names both routes. */
const editor: RoutePage = lazyPage(() => import('@/app/invoices/editor/editor-page'));

/** In no menu: where it leads from is no choice. */
const error: RoutePage = lazyPage(() => import('@/app/errors/server-error-page'));

const SCREENS: Readonly<Record<Exclude<ScreenName, 'error'>, RoutePage>> = {
  home: {
    ...lazyPage(() => import('@/app/home/home-page')),
    menu: { group: 'home', icon: House },
  },
  out: {
    ...lazyPage(() => import('@/app/invoices/out/out-page')),
    menu: { group: 'invoices', icon: FileUp },
  },
  in: {
    ...lazyPage(() => import('@/app/invoices/in/in-page')),
    menu: { group: 'invoices', icon: FileDown },
  },
  inbox: {
    ...lazyPage(() => import('@/app/invoices/inbox/inbox-page')),
    menu: { group: 'invoices', icon: Building2 },
  },
  messages: {
    ...lazyPage(() => import('@/app/invoices/messages/messages-page')),
    menu: { group: 'invoices', icon: Mail, count: 'messages' },
  },
  extern: {
    ...lazyPage(() => import('@/app/invoices/out/extern/extern-page')),
    menu: { group: 'invoices', icon: Globe },
  },
  invoices: editor,
  editor,
  view: lazyPage(() => import('@/app/invoices/view/view-page')),
  /** The same page: the draft stays open behind its preview, with all that can be undone. */
  preview: editor,
  afterSend: lazyPage(() => import('@/app/invoices/after-send/after-send-page')),
  drafts: {
    ...lazyPage(() => import('@/app/invoices/drafts/drafts-page')),
    menu: { group: 'invoices', icon: PencilLine, count: 'drafts' },
  },
  send: {
    ...lazyPage(() => import('@/app/invoices/send/send-page')),
    menu: { group: 'invoices', icon: Files },
  },
  transportHome: {
    ...lazyPage(() => import('@/app/transport/home/transport-home-page')),
    menu: { group: 'transport', icon: Truck },
  },
  transportView: lazyPage(() => import('@/app/transport/view/view-page')),
  transportDrafts: lazyPage(() => import('@/app/transport/drafts/drafts-page')),
  transportOptions: lazyPage(() => import('@/app/transport/options/options-page')),
  transportPartner: lazyPage(() => import('@/app/transport/defs/transport-partners-page')),
  transportators: lazyPage(() => import('@/app/transport/defs/transporters-page')),
  transportProduct: lazyPage(() => import('@/app/transport/defs/transport-products-page')),
  partner: {
    ...lazyPage(() => import('@/app/defs/partner/partner-page')),
    menu: { group: 'definitions', icon: Users },
  },
  product: {
    ...lazyPage(() => import('@/app/defs/product/product-page')),
    menu: { group: 'definitions', icon: Package },
  },
  prices: {
    ...lazyPage(() => import('@/app/defs/price/price-page')),
    menu: { group: 'definitions', icon: Tags },
  },
  internalCodes: {
    ...lazyPage(() => import('@/app/defs/intern-code/intern-code-page')),
    menu: { group: 'definitions', icon: ListChecks },
  },
  payment: {
    ...lazyPage(() => import('@/app/defs/payment/payment-page')),
    menu: { group: 'definitions', icon: CreditCard },
  },
  vat: {
    ...lazyPage(() => import('@/app/defs/vat/vat-page')),
    menu: { group: 'definitions', icon: Percent },
  },
  serial: {
    ...lazyPage(() => import('@/app/defs/serial/serial-page')),
    menu: { group: 'definitions', icon: Hash },
  },
  serialRegister: lazyPage(() => import('@/app/defs/serial/register/register-page')),
  invoiceLook: {
    ...lazyPage(() => import('@/app/look/look-page')),
    menu: { group: 'definitions', icon: Palette },
  },
  generalDetails: {
    ...lazyPage(() => import('@/app/companies/particulars/particulars-page')),
    menu: { group: 'definitions', icon: Landmark },
  },
  companies: lazyPage(() => import('@/app/companies/companies-page')),
  account: lazyPage(() => import('@/app/account/account-page')),
  userLogs: lazyPage(() => import('@/app/logs/logs-page')),
  preferences: lazyPage(() => import('@/app/preferences/preferences-page')),
  contact: lazyPage(() => import('@/app/contact/contact-page')),
  load: lazyPage(() => import('@/app/load/load-page')),
  demo: lazyPage(() => import('@/app/demo/demo-page')),
};

export const APP_PAGES: Readonly<Partial<Record<AppRouteName, RoutePage>>> = { ...SCREENS, error };
