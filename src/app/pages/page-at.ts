import { APP_PAGES } from '@/app/pages/route-pages';
import type { LazyPage } from '@/app/routes/page-loader';
import { APP_ROUTES, type AppRouteName } from '@/app/routes/route-table';

/** The page of an address of the signed-in area, so that its chunk may be asked for before anything can draw it. */
export function pageAt(path: string): LazyPage | undefined {
  const names = Object.keys(APP_ROUTES) as AppRouteName[];
  const name = names.find((known) => APP_ROUTES[known].pattern === path);
  return name === undefined ? undefined : APP_PAGES[name];
}
