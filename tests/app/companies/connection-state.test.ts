/** How a company stands with ANAF, in one word. */
import { describe, expect, it } from 'vitest';
import type { AnafConnection } from '@/api/entities/anaf-connection';
import { connectionState } from '@/app/companies/connection/connection-state';
import { stateWords } from '@/app/companies/connection/connection-texts';

const NOW = Date.parse('2026-11-26T10:00:00Z');
const DAY_MS = 86_400_000;
const at = (days: number): string => new Date(NOW + days * DAY_MS).toISOString();

function connection(over: Partial<AnafConnection> = {}): AnafConnection {
  return {
    ...{ id: 'a', person: 'Ioana', certificate: '', mine: true, byInvitation: false, since: at(-100), until: at(200) },
    ...{ state: 'in-use', endedAt: null, covered: null, coveredAt: null },
    ...over,
  };
}

const words = (...connections: readonly AnafConnection[]): string =>
  stateWords(connectionState({ company: 1, connections: [...connections], invitations: [] }, NOW));

describe('a company', () => {
  it.each<[string, readonly Partial<AnafConnection>[]]>([
    ['Neconectată', []],
    ['Conectată până la 14.06.2027', [{}]],
    ['Conectată până la 27.12.2026', [{ until: at(31) }]],
    ['Expiră în 30 de zile', [{ until: at(30) }]],
    ['Expiră în 13 zile', [{ until: at(12.5) }]],
    ['Expiră mâine', [{ until: at(0.5) }]],
    ['A expirat la 26.11.2026', [{ until: at(0) }]],
    ['Așteaptă confirmarea', [{ state: 'waiting' }]],
    ['Conectată până la 14.06.2027', [{ state: 'waiting' }, {}]],
    ['Revocată la 18.11.2026', [{ state: 'revoked', endedAt: at(-8) }]],
    ['ANAF nu o mai primește', [{ state: 'refused', endedAt: at(-8) }]],
    ['Așteaptă confirmarea', [{ state: 'revoked', endedAt: at(-8) }, { state: 'waiting' }]],
    ['Fără drept în SPV', [{ covered: false }]],
    ['Conectată până la 06.12.2027', [{ covered: false }, { until: at(375) }]],
    // Of several the one that lasts longest; what ended long ago says nothing.
    ['Conectată până la 14.06.2027', [{ until: at(5) }, {}, { state: 'revoked', endedAt: at(-1) }]],
  ])('is «%s»', (said, connections) => {
    expect(words(...connections.map(connection))).toBe(said);
  });

  it('names how many others may be fallen back to', () => {
    const state = connectionState({ company: 1, connections: [connection(), connection()], invitations: [] }, NOW);
    expect(state).toMatchObject({ kind: 'connected', others: 1 });
  });
});
