/** A request of each call of the contract that its schemas take, with a company of one's choice wherever it names one. */
import * as v from 'valibot';
import type { Call } from '@/api/call';
import { CALLS } from '@/api/registry';
import { placesOf, sampleOf, walked, withAt } from '../../api/schema-walk';

export interface SampleRequest {
  readonly params: Readonly<Record<string, unknown>> | undefined;
  readonly body: unknown;
  /** It names a company. */
  readonly ofCompany: boolean;
}

const NAMES = ['company', 'companyId'];

/** Every row, also those added later; a stream is a route of its own. */
export const SIGNED_CALLS: readonly Call[] = (Object.values(CALLS) as unknown as readonly Call[]).filter(
  ({ base, resultKind }) => base !== 'common' && resultKind !== 'stream',
);

/** `user`: whose the request says it is, where it says so. */
export function sampleRequest(
  call: Call,
  { company, user }: { readonly company: number; readonly user: number },
): SampleRequest {
  const body = call.bodySchema === null ? undefined : aimed(call.bodySchema, { company, user });
  const params = call.params === null ? undefined : queryOf(call.params, { company, user });
  const named = [body?.ofCompany, params?.ofCompany].includes(true);
  return { body: body?.value, params: params?.value, ofCompany: named };
}

function aimed(schema: v.GenericSchema, { company, user }: { readonly company: number; readonly user: number }) {
  const walk = walked(schema);
  let value = sampleOf(walk);
  let ofCompany = false;
  for (const { path, schema: at } of placesOf(walk)) {
    const name = String(path.at(-1));
    if (at.type !== 'number' || path.length > 1) continue;
    if (NAMES.includes(name)) {
      value = withAt(value, path, company);
      ofCompany = true;
    } else if (['user', 'userId'].includes(name)) value = withAt(value, path, user);
  }
  return { value, ofCompany };
}

/** Parameters travel as text; a required one whose schema turns text is found by trying. */
function queryOf(schema: v.GenericSchema, { company, user }: { readonly company: number; readonly user: number }) {
  const tries = ['1', 'true', 'xml', 'pdf', 'FCT', '2026-03-02', 'a', '00000000-0000-4000-8000-00000000000a'];
  const entries = walked(schema).entries ?? {};
  const value: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(entries)) {
    if (NAMES.includes(name)) value[name] = String(company);
    else if (name === 'userID') value[name] = String(user);
    else if (entry.type !== 'exact_optional' && entry.type !== 'optional')
      value[name] = tries.find((text) => v.safeParse(entry as unknown as v.GenericSchema, text).success) ?? 'a';
  }
  return { value, ofCompany: NAMES.some((name) => name in value) };
}
