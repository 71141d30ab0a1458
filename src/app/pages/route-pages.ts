/** The page of each route that is built; a route without one shows 404 and is linked from nowhere. */
import { type LazyPage, lazyPage } from '@/app/routes/page-loader';
import type { AppRouteName, BuiltRouteName } from '@/app/routes/route-table';

/** The index of invoices is the editor; the specification names both routes. */
const editor = lazyPage(() => import('@/app/invoices/editor/editor-page'));

const PAGES: Readonly<Record<BuiltRouteName, LazyPage>> = {
  companies: lazyPage(() => import('@/app/companies/companies-page')),
  load: lazyPage(() => import('@/app/load/load-page')),
  error: lazyPage(() => import('@/app/errors/server-error-page')),
  invoices: editor,
  editor,
  out: lazyPage(() => import('@/app/invoices/out/out-page')),
  drafts: lazyPage(() => import('@/app/invoices/drafts/drafts-page')),
  send: lazyPage(() => import('@/app/invoices/send/send-page')),
  view: lazyPage(() => import('@/app/invoices/view/view-page')),
  partner: lazyPage(() => import('@/app/defs/partner/partner-page')),
  product: lazyPage(() => import('@/app/defs/product/product-page')),
  payment: lazyPage(() => import('@/app/defs/payment/payment-page')),
  vat: lazyPage(() => import('@/app/defs/vat/vat-page')),
  serial: lazyPage(() => import('@/app/defs/serial/serial-page')),
};

export const APP_PAGES: Readonly<Partial<Record<AppRouteName, LazyPage>>> = PAGES;
