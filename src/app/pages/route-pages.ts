/**
 * The page of each screen, its help and its place in the menu, in the order of the menu and of the help's contents; a screen of
 * the route table without a page, or without help, fails the type check.
 */
import {
  CreditCard,
  Files,
  FileUp,
  Hash,
  type LucideIcon,
  Package,
  Palette,
  PencilLine,
  Percent,
  Users,
} from 'lucide-react';
import { type LazyPage, lazyPage } from '@/app/routes/page-loader';
import type { AppRouteName, ScreenName } from '@/app/routes/route-table';
import type { HelpPage } from '@/app/texts/help-page';

/** What waits for the person, by menu item. */
export interface MenuCounts {
  readonly drafts: number;
}

export interface MenuPlace {
  readonly group: 'invoices' | 'definitions';
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
  out: {
    ...lazyPage(() => import('@/app/invoices/out/out-page')),
    help: async () => (await import('@/app/invoices/out/out-help')).outHelp,
    menu: { group: 'invoices', icon: FileUp },
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
  invoiceLook: {
    ...lazyPage(() => import('@/app/look/look-page')),
    help: async () => (await import('@/app/look/look-help')).lookHelp,
    menu: { group: 'definitions', icon: Palette },
  },
  companies: {
    ...lazyPage(() => import('@/app/companies/companies-page')),
    help: async () => (await import('@/app/companies/companies-help')).companiesHelp,
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
