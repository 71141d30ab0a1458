/** Renewing many authorizations one after another: whom it concerns, in which order, and who needs no certificate any more. */
import { describe, expect, it } from 'vitest';
import type { AnafConnection, CompanyConnections } from '@/api/entities/anaf-connection';
import { renewable, servedAtOnce } from '@/app/companies/connection/renewal-walk';
import { companyId } from '../../server/support/samples';

const NOW = Date.parse('2026-11-26T10:00:00Z');
const inDays = (days: number): string => new Date(NOW + days * 24 * 60 * 60_000).toISOString();
const given = (days: number, over: Partial<AnafConnection> = {}): AnafConnection => ({
  ...{ id: `a${days}`, person: 'Ana', certificate: '', mine: true, byInvitation: false },
  ...{ since: inDays(-10), until: inDays(days), state: 'in-use', endedAt: null },
  ...{ covered: true, coveredAt: null, names: [] },
  ...over,
});
const standing = (company: number, connections: readonly AnafConnection[], decides = true): CompanyConnections => ({
  ...{ company, decides, connections: [...connections], invitations: [] },
});

describe('what is to be renewed', () => {
  it('is what ends soon or has ended by itself, what ends first first, and only what one decides of', () => {
    const told = [
      standing(1, [given(13)]),
      standing(2, [given(200)]),
      standing(3, [given(5)]),
      standing(4, [given(5)], false),
      standing(5, []),
      standing(6, [given(100, { state: 'revoked', endedAt: inDays(-2) })]),
      standing(7, [given(100, { state: 'refused', endedAt: inDays(-2) })]),
      standing(8, [given(-1)]),
    ];
    expect(renewable(told, NOW)).toEqual([7, 8, 3, 1]);
  });

  it('is served without another consent where ANAF names it for an own authorization that lasts', () => {
    const companies = [1, 2, 3, 4].map((id) => ({ id: companyId(id), cif: `cif${id}` }));
    const told = [
      standing(1, [given(365, { id: 'fresh', names: ['cif2', 'cif9'] })]),
      standing(2, [given(13, { id: 'old', names: ['cif3'] })]),
      standing(3, [given(13)]),
      standing(4, [given(365, { id: 'another’s', mine: false, names: ['cif3'] })]),
    ];
    expect([...servedAtOnce([2, 3], told, companies, NOW)]).toEqual([[companyId(2), 'fresh']]);
  });
});
