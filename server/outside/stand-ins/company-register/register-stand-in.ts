/** `POST /api/PlatitorTvaRest/v9/tva`: at most 100 codes a request, one request a second. */
import * as v from 'valibot';
import { htmlReply, jsonReply, type StandInReply, type StandInService } from '../stand-in-http';
import { registerEntry } from './register-entry';
import type { RegisteredCompany } from './registered-company';

const PATH = '/api/PlatitorTvaRest/v9/tva';
const MAX_CODES = 100;

const requestSchema = v.array(
  v.object({ cui: v.union([v.number(), v.string()]), data: v.pipe(v.string(), v.isoDate()) }),
);

export interface RegisterParts {
  readonly companies: ReadonlyMap<string, RegisteredCompany>;
  readonly now: () => number;
  /** Shortest time between two requests; the real service wants a second. */
  readonly intervalMs: number;
}

export function createRegisterStandIn({ companies, now, intervalMs }: RegisterParts): StandInService {
  let last = Number.NEGATIVE_INFINITY;
  return async (request) => {
    if (request.path !== PATH) return undefined;
    if (request.method !== 'POST') return jsonReply({ cod: 405, message: 'Method Not Allowed' }, 405);
    if (now() - last < intervalMs) return htmlReply(429, '<html><body>Too many requests</body></html>');
    last = now();
    return answer(companies, new TextDecoder().decode(request.body));
  };
}

function answer(companies: RegisterParts['companies'], body: string): StandInReply {
  const asked = v.safeParse(v.pipe(v.string(), v.parseJson(), requestSchema), body);
  if (!asked.success || asked.output.length > MAX_CODES)
    return jsonReply({ cod: 500, message: 'Cerere invalida' }, 400);
  const found: unknown[] = [];
  const notFound: number[] = [];
  for (const { cui, data } of asked.output) {
    const company = companies.get(String(cui));
    if (company === undefined) notFound.push(Number(cui));
    else found.push(registerEntry(company, data));
  }
  return jsonReply({ found, notFound });
}
