/** Companies by how they stand with ANAF and by who authorized them: what is offered is what there is. Pure. */
import { compareTexts } from '@/domain/text/compare-texts';
import { authorizedBy } from './connection/authorized-by';
import type { ConnectionState, ConnectionStates } from './connection/connection-state';

type Kind = ConnectionState['kind'];

/** '' is any. */
export interface CompanyFilters {
  readonly connection: Kind | '';
  readonly person: string;
}

export const NO_FILTERS: CompanyFilters = { connection: '', person: '' };

/** In the order in which they ask for something. */
const KINDS: readonly Kind[] = ['revoked', 'refused', 'over', 'uncovered', 'ending', 'waiting', 'none', 'connected'];

/** A company of which nothing is told stands in no part. */
export function fitsFilters({ connection, person }: CompanyFilters, state: ConnectionState | undefined): boolean {
  if (connection === '' && person === '') return true;
  if (state === undefined) return false;
  return (connection === '' || state.kind === connection) && (person === '' || authorizedBy(state)?.person === person);
}

/** The kinds that occur, and the one that is chosen. */
export function connectionKinds(states: ConnectionStates, chosen: Kind | ''): readonly Kind[] {
  const there = new Set<Kind | ''>([...states.values()].map(({ kind }) => kind)).add(chosen);
  return KINDS.filter((kind) => there.has(kind));
}

/** The persons through whom some company reaches ANAF, or did last, by name; and the one that is chosen. */
export function authorizers(states: ConnectionStates, chosen: string): readonly string[] {
  const persons = new Set([...states.values()].map((state) => authorizedBy(state)?.person ?? '')).add(chosen);
  persons.delete('');
  return [...persons].sort(compareTexts);
}
