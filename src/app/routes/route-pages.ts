/** The pages that are built. A route of the table without a row here shows 404 and is linked from nowhere. */

import { type LazyPage, lazyPage } from './page-loader';
import type { AppRouteName } from './route-table';

export const APP_PAGES: Partial<Record<AppRouteName, LazyPage>> = {
  companies: lazyPage(
    () => import('@/app/companies/companies-page'),
    (module) => module.CompaniesPage,
  ),
  load: lazyPage(
    () => import('@/app/load/load-page'),
    (module) => module.LoadPage,
  ),
  invoices: lazyPage(
    () => import('@/app/invoices/editor/editor-page'),
    (module) => module.default,
  ),
  editor: lazyPage(
    () => import('@/app/invoices/editor/editor-page'),
    (module) => module.default,
  ),
  drafts: lazyPage(
    () => import('@/app/invoices/drafts/drafts-page'),
    (module) => module.default,
  ),
  out: lazyPage(
    () => import('@/app/invoices/out/out-page'),
    (module) => module.default,
  ),
  send: lazyPage(
    () => import('@/app/invoices/send/send-page'),
    (module) => module.default,
  ),
  error: lazyPage(
    () => import('@/app/errors/server-error-page'),
    (module) => module.ServerErrorPage,
  ),
};

/** Whether the app may link to it. */
export function isBuilt(name: AppRouteName): boolean {
  return name === 'home' || APP_PAGES[name] !== undefined;
}
