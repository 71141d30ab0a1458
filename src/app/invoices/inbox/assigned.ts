/** Who works on the companies of the inbox, and whom they can be given to. Pure. */
import type { Assignee } from '@/api/entities/assignment';
import type { Colleague } from '@/api/entities/colleague';
import type { CompanyId } from '@/api/ids';
import type { GivenCompany } from '@/db/collections/assignment';
import { fold, matchesFolded } from '@/domain/text/fold';

export interface Assigned {
  readonly person: Assignee;
  readonly state: GivenCompany['state'];
  /** By whom and when, an ISO instant; '' until the server has told. */
  readonly givenBy: string;
  readonly givenAt: string;
}

/** Null: nobody, as the server has it too. `refused` and `waits` say so of nobody as well. */
export type AssignedTo = Assigned | { readonly person: null; readonly state: 'waits' | 'refused' } | null;

/** By the name that the person bears now, where the server has told it. */
export function assignedTo(given: GivenCompany | undefined, names: ReadonlyMap<number, string>): AssignedTo {
  if (given === undefined) return null;
  const { person, state, givenBy, givenAt } = given;
  if (person === null) return state === 'known' ? null : { person, state };
  return { person: { ...person, name: names.get(person.user) ?? person.name }, state, givenBy, givenAt };
}

/** `all`: everybody's; `nobody`: not given; else a user's id, as text. */
export type AssignedFilter = string;
export const EVERYBODY: AssignedFilter = 'all';
export const NOBODY: AssignedFilter = 'nobody';

export function isAssigned(filter: AssignedFilter, assigned: AssignedTo): boolean {
  if (filter === EVERYBODY) return true;
  const user = assigned?.person?.user;
  return filter === NOBODY ? user === undefined : filter === String(user);
}

/** Nobody last, whichever way the names go. */
export function compareAssigned(a: AssignedTo, b: AssignedTo, direction: 'ascending' | 'descending'): number {
  const [one, other] = [a?.person?.name, b?.person?.name];
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  return (direction === 'ascending' ? 1 : -1) * one.localeCompare(other, 'ro');
}

export interface Candidate extends Colleague {
  /** On how many of the chosen companies he may work. */
  readonly there: number;
}

/** Who may work on one of these companies at least and is called so: oneself first, then by name. */
export function candidates(
  colleagues: readonly Colleague[],
  companies: readonly CompanyId[],
  own: number,
  typed: string,
): readonly Candidate[] {
  const wanted = new Set<number>(companies);
  return colleagues
    .map((one): Candidate => ({ ...one, there: one.companies.filter((company) => wanted.has(company)).length }))
    .filter(({ there, name }) => there > 0 && matchesFolded(fold(name), typed.trim()))
    .sort((a, b) => Number(b.user === own) - Number(a.user === own) || a.name.localeCompare(b.name, 'ro'));
}

/** Of these companies those on which the person may work; nobody may be nobody everywhere. */
export function companiesFor(person: Candidate | null, companies: readonly CompanyId[]): readonly CompanyId[] {
  return person === null ? companies : companies.filter((company) => person.companies.includes(company));
}
