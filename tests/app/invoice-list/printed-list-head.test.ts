/** What a printed list says of itself: whose it is, of which day, and by which filters. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { IN_KIND } from '@/app/invoices/in/in-kind';
import { type ListFilters, noFilters } from '@/app/invoices/list/list-filters';
import type { InvoiceListKind } from '@/app/invoices/list/list-kind';
import { dayRanges } from '@/app/invoices/list/month-range';
import { PrintedListHead } from '@/app/invoices/list/printed-list-head';
import { OUT_KIND } from '@/app/invoices/out/out-kind';

const TODAY = '2026-11-26';
const TOTALS = [{ currency: 'RON', count: 1, net: 10_000n, vat: 2_100n, total: 12_100n }];

/** Its lines. */
function headOf(kind: InvoiceListKind, change: Partial<ListFilters>, several = true, chosen = 0): readonly string[] {
  const asked = {
    filters: { ...noFilters(kind), ...change },
    ranges: dayRanges(TODAY, '2024-02'),
    several,
    chosen,
    today: TODAY,
  };
  const html = renderToStaticMarkup(
    createElement(PrintedListHead, { kind, company: 'Moara Veche SRL', totals: TOTALS, asked }),
  );
  return html.match(/(?<=>)[^<>]+(?=<)/g) ?? [];
}
const asked = (...of: Parameters<typeof headOf>) => headOf(...of)[2];

describe('the head of a printed list', () => {
  // Before: title, company and sum; of which rows and of which day, nobody could tell from the paper.
  it('says the day, and that everything is there', () => {
    expect(headOf(OUT_KIND, {})).toEqual([
      'Facturi emise',
      'Moara Veche SRL · Total filtrat 121,00 lei',
      'Printată pe 26.11.2026 · fără filtru',
    ]);
  });

  it('says every filter in the words of the list', () => {
    expect(
      asked(OUT_KIND, {
        ...{
          text: 'mobilă',
          number: 'FCT-1;FCT-2',
          partner: 'hotel',
          taxId: '184',
          total: '> 100',
          net: '<50',
          vat: '5',
        },
        ...{ days: '2026-11 2024-02', due: '2026', state: 'accepted rejected' },
      }),
    ).toBe(
      [
        ...['Printată pe 26.11.2026', 'Caută: „mobilă”', 'Număr: „FCT-1” sau „FCT-2”'],
        ...['Emisă: nov. 2026 sau feb. 2024', 'Scadență: anul 2026', 'Partener: „hotel”', 'CUI: „184”'],
        ...['Fără TVA: &lt;50', 'TVA: 5', 'Total: &gt; 100', 'Stare: Validată sau Respinsă'],
      ].join(' · '),
    );
    expect(asked(IN_KIND, { partner: 'ana', arrived: '2026-10' })).toBe(
      'Printată pe 26.11.2026 · Furnizor: „ana” · În SPV: oct. 2026',
    );
  });

  it('says the view, where the states chosen leave it something to say', () => {
    expect(asked(OUT_KIND, { view: 'attention' })).toBe('Printată pe 26.11.2026 · Vedere: Cer atenție');
    expect(asked(OUT_KIND, { view: 'attention', state: 'accepted' })).toBe('Printată pe 26.11.2026 · Stare: Validată');
    expect(asked(OUT_KIND, { view: 'elsewhere', state: 'accepted' })).toBe(
      'Printată pe 26.11.2026 · Vedere: Serii externe · Stare: Validată',
    );
  });

  // Before: the whole list came out, whatever was chosen in it.
  it('says that rows were chosen, which no filter tells', () => {
    expect(headOf(OUT_KIND, { text: 'mobilă' }, true, 3).slice(1)).toEqual([
      'Moara Veche SRL · Total ales 121,00 lei',
      'Printată pe 26.11.2026 · 3 facturi alese din listă',
    ]);
    expect(headOf(IN_KIND, {}, true, 1)[2]).toBe('Printată pe 26.11.2026 · 1 factură aleasă din listă');
  });

  it('says nothing of what filters nothing', () => {
    expect(asked(OUT_KIND, { total: 'abc', number: ' ; ', days: 'x', state: 'x', text: ' ' })).toBe(
      'Printată pe 26.11.2026 · fără filtru',
    );
    expect(asked(OUT_KIND, { number: 'F-1;F-2' }, false)).toBe('Printată pe 26.11.2026 · Număr: „F-1”');
  });
});
