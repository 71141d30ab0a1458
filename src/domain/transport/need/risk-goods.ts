/**
 * Goods of high fiscal risk, by headings of the Combined Nomenclature, as a dated table. Source: OPANAF 802/2022, as digested by EY's tax
 * alert 150 of 10.05.2022 (reference/anaf-etransport.md, section 6). First day: that from which such goods are declared, 01.07.2022
 * (procedure: Order 1190/4625/2022, M. Of. 656 of 30.06.2022). Order 5/5/2024, at times cited as a change of the
 * list, is by its title the procedure of the smart seals (RO e-Sigiliu, M. Of. 10 of 05.01.2024). Whoever has a later list adds a row.
 */
import type { IsoDate } from '../../invoice/invoice';

/** Headings from the first to the last, four digits each, both included. */
export interface RiskHeadings {
  readonly first: string;
  readonly last: string;
  /** What they hold, as a person says it. */
  readonly name: string;
}

export interface RiskGoods {
  /** Transports that start from this day on; the first row also stands for earlier ones. */
  readonly since: IsoDate;
  readonly headings: readonly RiskHeadings[];
  readonly source: string;
}

export const RISK_GOODS: readonly RiskGoods[] = [
  {
    since: '2022-07-01',
    headings: [
      { first: '0701', last: '0714', name: 'legume' },
      { first: '0801', last: '0814', name: 'fructe' },
      { first: '2201', last: '2208', name: 'băuturi și oțet' },
      { first: '2505', last: '2505', name: 'nisip' },
      { first: '2517', last: '2517', name: 'pietriș și piatră spartă' },
      { first: '6101', last: '6117', name: 'îmbrăcăminte tricotată' },
      { first: '6201', last: '6212', name: 'îmbrăcăminte' },
      { first: '6214', last: '6217', name: 'îmbrăcăminte' },
      { first: '6401', last: '6405', name: 'încălțăminte' },
      { first: '7213', last: '7214', name: 'bare din fier sau oțel' },
    ],
    source: 'OPANAF 802/2022, anexa; de la 01.07.2022 (Ordinul 1190/4625/2022)',
  },
];

/** The row that a transport starting on a day falls under. */
export function riskGoodsOf(start: IsoDate, table = RISK_GOODS): RiskGoods | undefined {
  return table.findLast(({ since }) => since <= start) ?? table[0];
}

/** The kind of risk goods that a tariff code of at least four digits belongs to; undefined for any other. */
export function riskHeadingOf(tariffCode: string, start: IsoDate, table = RISK_GOODS): RiskHeadings | undefined {
  const heading = tariffCode.replaceAll(/\D/g, '').slice(0, 4);
  if (heading.length < 4) return undefined;
  return riskGoodsOf(start, table)?.headings.find(({ first, last }) => first <= heading && heading <= last);
}
