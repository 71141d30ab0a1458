/**
 * The page of each screen and its place in the menu, in the order of the menu; a screen of the route table without a page
 * fails the type check.
 */
import { CreditCard, Files, FileUp, Hash, type LucideIcon, Package, PencilLine, Percent, Users } from 'lucide-react';
import { type LazyPage, lazyPage } from '@/app/routes/page-loader';
import type { AppRouteName, ScreenName } from '@/app/routes/route-table';

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
  /** Absent: reached from elsewhere. */
  readonly menu?: MenuPlace;
}

/** The index of invoices is the editor; the specification names both routes. */
const editor = lazyPage(() => import('@/app/invoices/editor/editor-page'));

const PAGES: Readonly<Record<ScreenName, RoutePage>> = {
  companies: lazyPage(() => import('@/app/companies/companies-page')),
  load: lazyPage(() => import('@/app/load/load-page')),
  error: lazyPage(() => import('@/app/errors/server-error-page')),
  invoices: editor,
  editor,
  out: {
    ...lazyPage(() => import('@/app/invoices/out/out-page')),
    menu: { group: 'invoices', icon: FileUp },
  },
  drafts: {
    ...lazyPage(() => import('@/app/invoices/drafts/drafts-page')),
    menu: { group: 'invoices', icon: PencilLine, count: 'drafts' },
  },
  send: {
    ...lazyPage(() => import('@/app/invoices/send/send-page')),
    menu: { group: 'invoices', icon: Files },
  },
  view: lazyPage(() => import('@/app/invoices/view/view-page')),
  partner: {
    ...lazyPage(() => import('@/app/defs/partner/partner-page')),
    menu: { group: 'definitions', icon: Users },
  },
  product: {
    ...lazyPage(() => import('@/app/defs/product/product-page')),
    menu: { group: 'definitions', icon: Package },
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
};

export const APP_PAGES: Readonly<Partial<Record<AppRouteName, RoutePage>>> = PAGES;
