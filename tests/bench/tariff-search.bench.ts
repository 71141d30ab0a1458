/** What a key costs in the search of tariff codes (aim: p95 at most 30 ms), with 2,000 codes that the company used before. */
import { tariffSearch, type UsedTariff } from '../../src/domain/transport/tariff/tariff-search';
import { printTable } from './report/print-table';

const USED: readonly UsedTariff[] = Array.from({ length: 2000 }, (_, at) => ({
  code: String(10_000_000 + at * 37),
  name: `Marfă folosită ${at} bere mere țevi`,
  times: at % 90,
  last: '2026-11-19',
}));
const QUERIES = ['b', 'be', 'ber', 'bere', 'bere malt', '0', '08', '0808', '08081080', 'țevi oțel', 'zzz', ''];
const ROUNDS = 60;

function times(used: readonly UsedTariff[]): readonly number[] {
  const search = tariffSearch(used);
  const all: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const query of QUERIES) {
      const start = performance.now();
      search(query);
      all.push(performance.now() - start);
    }
  }
  return all.toSorted((a, b) => a - b);
}

function figures(name: string, used: readonly UsedTariff[]): readonly string[] {
  const sorted = times(used);
  const at = (share: number) => `${(sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2)} ms`;
  return [name, at(0.5), at(0.95), at(1)];
}

printTable({
  title: 'Search of tariff codes, a key (aim p95 30 ms)',
  head: ['codes', 'median', 'p95', 'longest'],
  rows: [figures('1,228 headings', []), figures('and 2,000 that the company used', USED)],
});
