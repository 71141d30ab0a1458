/**
 * What is typed at the registration, over its pages (Valtio). It outlives a reload of the tab but for the password, which is
 * nowhere but in memory, and is gone when the account was asked for.
 */

import * as v from 'valibot';
import { proxy, useSnapshot } from 'valtio';
import { type CallResult, callServer, type ServerConnection } from '@/api/call-server';
import { Register } from '@/api/calls/account-calls';
import { companyParticularsSchema } from '@/api/entities/company';
import { type CompanyDraft, EMPTY_COMPANY, particularsOf } from '@/app/companies/company-draft';

const personSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  telephone: v.string(),
});
const keptSchema = v.object({
  person: personSchema,
  company: v.object({ ...companyParticularsSchema.entries, cif: v.string(), name: v.string() }),
});
type Person = v.InferOutput<typeof personSchema>;

interface Draft {
  person: Person;
  company: CompanyDraft;
  password: string;
}

const KEY = 'condica.registration';
const NOBODY: Person = { firstName: '', lastName: '', email: '', telephone: '' };

const state = proxy<Draft>({ ...read(), password: '' });

function read(): Omit<Draft, 'password'> {
  const text = sessionStorage.getItem(KEY);
  const kept = text === null ? undefined : v.safeParse(keptSchema, parsed(text));
  return kept?.success === true ? kept.output : { person: NOBODY, company: EMPTY_COMPANY };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function useRegistration(): Draft {
  return useSnapshot(state) as Draft;
}

export function changeRegistration(part: Partial<Draft>): void {
  Object.assign(state, part);
  sessionStorage.setItem(KEY, JSON.stringify({ person: state.person, company: state.company }));
}

/** Asks for the account; what was typed goes once the server has it, the address excepted, which the next page names. */
export async function sendRegistration(
  connection: ServerConnection,
  withCompany: boolean,
): Promise<CallResult<unknown>> {
  const { person, company, password } = state;
  const chosen = withCompany ? particularsOf({ ...company, email: company.email || person.email }) : null;
  const user = { ...person, email: person.email.trim(), password, legalEntity: withCompany, company: chosen };
  const answer = await callServer(connection, Register, { params: undefined, body: { user } });
  if (answer.ok) changeRegistration({ password: '', company: EMPTY_COMPANY });
  return answer;
}
