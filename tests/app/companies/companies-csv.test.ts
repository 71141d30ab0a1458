/** The list of companies as a table: what the device knows, and what the server told of each one's authorization. */
import { describe, expect, it } from 'vitest';
import type { AnafConnection, CompanyConnections } from '@/api/entities/anaf-connection';
import type { Company } from '@/api/entities/company';
import { companiesCsv } from '@/app/companies/companies-csv';
import { companyList } from '@/app/companies/company-list';
import { authorizedBy } from '@/app/companies/connection/authorized-by';
import { connectionState } from '@/app/companies/connection/connection-state';
import { NO_COMPANY_WORK } from '@/db/archive/company-work';
import { companyId } from '../../server/support/samples';

const NOW = Date.parse('2026-11-26T10:00:00Z');
const given = (over: Partial<AnafConnection>): AnafConnection => ({
  ...{ id: 'a', person: 'Ioana Mărginean', certificate: '', mine: true, byInvitation: false },
  ...{ since: '2026-06-01T10:00:00Z', until: '2027-06-01T10:00:00Z', state: 'in-use', endedAt: null },
  ...{ covered: true, coveredAt: null },
  ...over,
});
const standing = (company: number, connections: readonly AnafConnection[], people = 2): CompanyConnections => ({
  ...{ company, people, connections: [...connections], invitations: [] },
});
const company = (id: number, name: string): Company =>
  ({ id: companyId(id), name, cif: `1454000${id}`, isAuthorized: true, vatRegistered: true }) as Company;

describe('through whom a company reaches ANAF', () => {
  const by = (connections: readonly AnafConnection[]) => authorizedBy(connectionState(standing(1, connections), NOW));

  it('is the person of the authorization that serves, and how many stand behind him', () => {
    expect(by([given({}), given({ id: 'b', person: 'Ion Dobre', until: '2027-01-01T10:00:00Z' })])).toEqual({
      person: 'Ioana Mărginean',
      others: 1,
    });
    expect(by([given({ person: '' })])).toEqual({ person: 'fără nume', others: 0 });
  });

  it('is the last one where it ended, and nobody where there was none', () => {
    expect(by([given({ state: 'revoked', endedAt: '2026-11-18T10:00:00Z' })])?.person).toBe('Ioana Mărginean');
    expect(by([])).toBeNull();
  });
});

describe('the list of companies as a table', () => {
  it('has a row a company, and leaves empty what nobody has told', () => {
    const work = new Map([
      [companyId(2), { ...NO_COMPANY_WORK, rejected: 2, held: 1, choices: 1, waiting: 3, deadline: '2026-11-27' }],
    ]);
    const rows = companyList(
      [company(1, 'Moara; SRL'), company(2, 'Hotel SRL'), company(3, 'Nord SRL')],
      work,
      '2026-11-26',
    );
    const told = new Map([
      [1, standing(1, [given({})], 4)],
      [2, standing(2, [])],
    ]);
    const lines = companiesCsv({ rows, standingOf: (id) => told.get(id), now: NOW }).split('\r\n');
    const line = (cells: readonly string[]): string => cells.map((cell) => `"${cell}"`).join(';');
    const head = ['Firmă', 'CUI', 'Respinse', 'Oprite', 'De ales', 'Așteaptă', 'Termen', 'Conexiune ANAF'];
    const connected = ['Conectată până la 01.06.2027', 'Ioana Mărginean', '01.06.2027', '4'];
    expect(lines).toEqual([
      `\uFEFF${line([...head, 'Autorizată de', 'Autorizată până la', 'Utilizatori'])}`,
      line(['Hotel SRL', 'RO14540002', '2', '1', '1', '3', '27.11.2026', 'Neconectată', '', '', '2']),
      line(['Moara; SRL', 'RO14540001', '0', '0', '0', '0', '', ...connected]),
      line(['Nord SRL', 'RO14540003', '0', '0', '0', '0', '', 'autorizată la ANAF', '', '', '']),
      '',
    ]);
  });
});
