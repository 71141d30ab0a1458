import { describe, expect, it } from 'vitest';
import { riskGoodsOf } from '@/domain/transport/need/risk-goods';
import { headingOf, tariffHeadings, tariffSearch } from '@/domain/transport/tariff/tariff-search';

const codes = (query: string) => tariffSearch()(query).map(({ code }) => code);

describe('the headings of tariff codes', () => {
  it('are the 1228 of the edition of 2022, each once, in their order', () => {
    const all = tariffHeadings().map(({ code }) => code);
    expect(all).toHaveLength(1228);
    expect(all).toEqual([...new Set(all)].sort());
    expect(all.every((code) => /^\d{4}$/.test(code))).toBe(true);
    expect(tariffHeadings().every(({ name }) => name.trim() === name && name !== '')).toBe(true);
  });

  it('hold the ends of every row of risk goods', () => {
    const all = new Set(tariffHeadings().map(({ code }) => code));
    const ends = riskGoodsOf('2026-01-01')?.headings.flatMap(({ first, last }) => [first, last]) ?? [];
    expect(ends.filter((code) => !all.has(code))).toEqual([]);
  });
});

describe('the search of tariff codes', () => {
  it('finds by the beginning of a code, and by a longer code its heading', () => {
    expect(codes('0808')).toEqual(['0808']);
    expect(codes('0808 10 80')).toEqual(['0808']);
    expect(codes('220').length).toBe(9);
    expect(headingOf('22030001')?.name).toMatch(/^Bere/);
  });

  it('finds by beginnings of words, whatever the accents and the order', () => {
    expect(codes('bere malt')).toEqual(['2203']);
    expect(codes('țevi otel sudura')).toContain('7304');
    expect(codes('mere')).toContain('0808');
    expect(codes('ere')).not.toContain('0808');
  });

  it('puts what the company used on top, the most used first, and nothing twice', () => {
    const used = [
      { code: '22030009', name: 'Bere doză', times: 1, last: '2026-06-02' },
      { code: '22030001', name: 'Bere sticlă', times: 14, last: '2026-11-19' },
    ];
    expect(tariffSearch(used)('bere').map(({ code }) => code)).toEqual([
      '22030001',
      '22030009',
      '2203',
      '2202',
      '2303',
    ]);
    expect(tariffSearch([{ code: '2203', name: 'Bere', times: 1, last: '' }])('bere').map(({ code }) => code)).toEqual([
      '2203',
      '2202',
      '2303',
    ]);
  });

  it('offers a bounded list, and nothing for what is not there', () => {
    expect(tariffSearch()('')).toHaveLength(40);
    expect(codes('zzz')).toEqual([]);
  });
});
