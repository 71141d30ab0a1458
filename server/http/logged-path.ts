import type { FastifyRequest } from 'fastify';

const LONGEST = 200;

/**
 * What the log says was asked for, without the query: parameters may name documents. What is no route of the server is told
 * by one name, so that nobody fills the log with paths of his own making.
 */
export function loggedPath({ url, routeOptions }: FastifyRequest, status: number): string {
  const route = routeOptions.url;
  if (route !== undefined && !route.includes('*')) return route;
  if (status === 404) return '(unknown)';
  return route === undefined ? '(page)' : (url.split('?')[0] ?? '').slice(0, LONGEST);
}
