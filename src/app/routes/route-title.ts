import { matchRoute, type Parser } from 'wouter';
import { APP_ROUTES, type AppRoute, PUBLIC_ROUTES } from './route-table';

const ALL: readonly AppRoute[] = [...Object.values(PUBLIC_ROUTES), ...Object.values(APP_ROUTES)];

function routeAt(parser: Parser, path: string): AppRoute | undefined {
  return ALL.find((route) => matchRoute(parser, route.pattern, path)[0]);
}

/** The title of the page at a path; undefined for an unknown one. */
export function routeTitle(parser: Parser, path: string): string | undefined {
  return routeAt(parser, path)?.title;
}

/** Whether the page at a path has the phone's whole screen. */
export function hasWholePhone(parser: Parser, path: string): boolean {
  return routeAt(parser, path)?.wholePhone === true;
}
