/** Who invoices the demo companies: some are partners already, some are not. All names, numbers and places are made up. */
import type { RegisteredCompany } from '../outside/stand-ins/company-register/registered-company';
import { DEMO_BUYERS } from './demo-buyers';
import type { DemoProductRow } from './demo-products';
import { companiesIn } from './register-table';

export interface DemoSupplier {
  readonly company: RegisteredCompany;
  /** Before his numbers. */
  readonly prefix: string;
  readonly sells: readonly DemoProductRow[];
}

/** No partners of the demo companies yet. */
export const DEMO_STRANGERS = companiesIn(`
39021475 | Băcănia Oituz SRL | J40/4410/2019 | Strada Oituz | 12 | Sector 5 | B | 050071 | 0215550412
43820160 | Frig Zalău SRL | J31/288/2020 | Strada Gheorghe Doja | 9 | Zalău | SJ | 450007 | 0260555117
7128440 | Oltina SA | J27/902/1999 | Strada Petru Movilă | 18 | Piatra Neamț | NT | 610121 | 0233555208
`);

const SELLS: readonly (readonly [cui: string, prefix: string, sells: readonly DemoProductRow[]])[] = [
  [
    '39021475',
    'BO ',
    [
      ['Cafea boabe, pachet 1 kg', 'H87', '64.90', '11'],
      ['Apă plată, bax 6 × 2 l', 'H87', '13.20', '11'],
    ],
  ],
  [
    '43820160',
    'FA ',
    [
      ['Revizie instalație frigorifică', 'HUR', '180.00', '21'],
      ['Agent frigorific R32', 'KGM', '212.50', '21'],
    ],
  ],
  [
    '7128440',
    'OL ',
    [
      ['Ulei de floarea-soarelui, bidon 10 l', 'H87', '84.60', '11'],
      ['Oțet alimentar, bax', 'H87', '41.30', '11'],
    ],
  ],
  [
    '7907636',
    'MCD',
    [
      ['Ciment, sac 40 kg', 'H87', '31.40', '21'],
      ['Fier beton 12 mm', 'KGM', '4.35', '21'],
    ],
  ],
  [
    '8865300',
    'EI-',
    [
      ['Cablu electric CYY-F 3 × 2,5', 'MTR', '7.80', '21'],
      ['Tablou electric cu 24 de module', 'H87', '286.00', '21'],
    ],
  ],
  ['22010188', 'TR ', [['Transport marfă intern', 'KMT', '5.10', '21']]],
  ['39078820', 'CL', [['Servicii de curățenie, birouri', 'HUR', '38.00', '21']]],
  [
    '12644935',
    'PBP ',
    [
      ['Hârtie A4, cutie cu 5 topuri', 'H87', '118.90', '21'],
      ['Toner negru', 'H87', '246.00', '21'],
    ],
  ],
  ['11209771', 'SO/', [['Licență program de gestiune, lunar', 'H87', '349.00', '21']]],
  ['19759762', 'CFP ', [['Consultanță fiscală', 'HUR', '240.00', '21']]],
];

export const DEMO_SUPPLIERS: readonly DemoSupplier[] = SELLS.flatMap(([cui, prefix, sells]) => {
  const company = [...DEMO_STRANGERS, ...DEMO_BUYERS].find((known) => known.cui === cui);
  return company === undefined ? [] : [{ company, prefix, sells }];
});
