import { describe, expect, it } from 'vitest';
import { authorizers, connectionKinds, fitsFilters, NO_FILTERS } from '@/app/companies/company-filters';
import type { ConnectionState } from '@/app/companies/connection/connection-state';
import { companyId } from '../../server/support/samples';

const by = (person: string) => ({ person }) as Extract<ConnectionState, { kind: 'over' }>['by'];
const ANA: ConnectionState = { kind: 'connected', by: by('Ana Turdean'), days: 200, others: 1 };
const ION: ConnectionState = { kind: 'ending', by: by('Ion Dobre'), days: 13, others: 0 };
const OVER: ConnectionState = { kind: 'over', by: by('Ion Dobre') };
const NONE: ConnectionState = { kind: 'none' };
const STATES = new Map([ANA, ION, OVER, NONE].map((state, at) => [companyId(at + 1), state]));

describe('companies filtered by their connection', () => {
  it('are all there while nothing is chosen, also one of which nothing is told', () => {
    for (const state of [...STATES.values(), undefined]) expect(fitsFilters(NO_FILTERS, state)).toBe(true);
  });

  it('fit by state and person together', () => {
    const found = (filters: Partial<typeof NO_FILTERS>) =>
      [ANA, ION, OVER, NONE, undefined].filter((state) => fitsFilters({ ...NO_FILTERS, ...filters }, state));
    expect(found({ connection: 'ending' })).toEqual([ION]);
    expect(found({ connection: 'none' })).toEqual([NONE]);
    expect(found({ person: 'Ion Dobre' })).toEqual([ION, OVER]);
    expect(found({ person: 'Ion Dobre', connection: 'over' })).toEqual([OVER]);
    expect(found({ person: 'Ana Turdean', connection: 'over' })).toEqual([]);
  });

  it('offer what there is, what asks first, and what is chosen though it is there no more', () => {
    expect(connectionKinds(STATES, '')).toEqual(['over', 'ending', 'none', 'connected']);
    expect(connectionKinds(STATES, 'revoked')).toEqual(['revoked', 'over', 'ending', 'none', 'connected']);
    expect(authorizers(STATES, '')).toEqual(['Ana Turdean', 'Ion Dobre']);
    expect(authorizers(STATES, 'Costel Neagu')).toEqual(['Ana Turdean', 'Costel Neagu', 'Ion Dobre']);
  });
});
