import { matchRoute, type Parser } from 'wouter';
import { APP_ROUTES, type AppRoute, PUBLIC_ROUTES } from './route-table';

const ALL: readonly AppRoute[] = [...Object.values(PUBLIC_ROUTES), ...Object.values(APP_ROUTES)];

/** The title of the page at a path; undefined for an unknown one. */
export function routeTitle(parser: Parser, path: string): string | undefined {
  return ALL.find((route) => matchRoute(parser, route.pattern, path)[0])?.title;
}
