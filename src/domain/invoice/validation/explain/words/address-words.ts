/** Rules on postal addresses: the same few demands on four addresses, so the words are made from two small tables. */
import type { FieldArea } from '../fields/field-ref';
import type { RuleWords, WordsTable } from './rule-words';

type Owner = 'seller' | 'buyer' | 'representative' | 'delivery';

/** Genitive of the owner, and the group of the address. */
const OWNERS: Readonly<Record<Owner, readonly [of: string, group: string]>> = {
  seller: ['furnizorului', 'BG-5'],
  buyer: ['cumpărătorului', 'BG-8'],
  representative: ['reprezentantului fiscal', 'BG-12'],
  delivery: ['locului de livrare', 'BG-15'],
};

interface Demand extends Omit<RuleWords, 'at'> {
  readonly name: string;
}

const DEMANDS = {
  address: {
    name: 'address',
    clause: 'Lipsește adresa {of}',
    detail: 'Adresa {of} nu este completată. Completați strada, localitatea, județul și țara.',
    official: 'O factură trebuie să conțină adresa poștală a {of} ({term}).',
  },
  country: {
    name: 'country',
    clause: 'Adresa {of} nu are țară',
    detail: 'Alegeți țara din adresa {of}: RO pentru România.',
    official: 'Adresa poștală a {of} ({group}) trebuie să conțină codul țării ({term}).',
  },
  street: {
    name: 'line1',
    clause: 'Adresa {of} nu are stradă',
    detail:
      'ANAF cere strada și numărul din adresa {of}. Completați-le; într-un sat fără străzi scrieți numărul casei.',
    official: 'Adresa {of} ({group}) trebuie să conțină linia 1, strada ({term}).',
  },
  city: {
    name: 'city',
    clause: 'Adresa {of} nu are localitate',
    detail: 'Completați localitatea din adresa {of}; pentru București scrieți sectorul, SECTOR1–SECTOR6.',
    official: 'Adresa {of} ({group}) trebuie să conțină numele localității ({term}).',
  },
  anyCounty: {
    name: 'countrySubdivision',
    clause: 'Adresa {of} nu are județ',
    detail: 'ANAF cere județul sau regiunea din adresa {of}, și pentru livrările în alte țări. Completați-l.',
    official: 'Adresa {of} ({group}) trebuie să conțină subdiviziunea țării ({term}), indiferent de țară.',
  },
  county: {
    name: 'countrySubdivision',
    clause: '[Județul {actual:q} nu este un cod primit la adresa {of}|Adresa {of} nu are codul județului]',
    detail:
      'Pentru o adresă din România județul se scrie cu codul lui: RO-CJ pentru Cluj, RO-B pentru București. Alegeți județul din listă.',
    official:
      'Dacă țara din adresa {of} este „RO”, subdiviziunea țării ({term}) trebuie codificată după lista ISO 3166-2:RO.',
  },
  sector: {
    name: 'city',
    clause: '[ANAF cere sectorul: Sector {sector}|Localitatea din București este sectorul]',
    detail:
      'Județul {of} este RO-B, deci localitatea se scrie SECTOR1–SECTOR6[, nu {actual:q}].[ Adresa e în sectorul {sector}.| Alegeți sectorul adresei.]',
    official:
      'Dacă țara este „RO” și subdiviziunea țării este „RO-B”, localitatea din adresa {of} ({term}) trebuie codificată după lista SECTOR-RO, de la SECTOR1 la SECTOR6.',
  },
} satisfies Readonly<Record<string, Demand>>;

const ROWS: readonly (readonly [rule: string, owner: Owner, demand: keyof typeof DEMANDS])[] = [
  ['BR-08', 'seller', 'address'],
  ['BR-09', 'seller', 'country'],
  ['BR-10', 'buyer', 'address'],
  ['BR-11', 'buyer', 'country'],
  ['BR-19', 'representative', 'address'],
  ['BR-20', 'representative', 'country'],
  ['BR-57', 'delivery', 'country'],
  ['BR-RO-081', 'seller', 'street'],
  ['BR-RO-082', 'buyer', 'street'],
  ['BR-RO-091', 'seller', 'city'],
  ['BR-RO-092', 'buyer', 'city'],
  ['BR-RO-100', 'seller', 'sector'],
  ['BR-RO-101', 'buyer', 'sector'],
  ['BR-RO-110', 'seller', 'county'],
  ['BR-RO-111', 'buyer', 'county'],
  ['BR-RO-140', 'representative', 'street'],
  ['BR-RO-150', 'representative', 'city'],
  ['BR-RO-160', 'representative', 'sector'],
  ['BR-RO-170', 'representative', 'county'],
  ['BR-RO-180', 'delivery', 'street'],
  ['BR-RO-201', 'delivery', 'city'],
  ['BR-RO-202', 'delivery', 'sector'],
  ['BR-RO-211', 'delivery', 'anyCounty'],
  ['BR-RO-212', 'delivery', 'county'],
];

function addressWords(owner: Owner, demand: Demand): RuleWords {
  const [of, group] = OWNERS[owner];
  const area: FieldArea = owner;
  const { name, clause, detail, official } = demand;
  return { at: `${area}.${name}`, clause, detail, official, terms: group, params: { of, group } };
}

export const ADDRESS_WORDS: WordsTable = Object.fromEntries(
  ROWS.map(([rule, owner, demand]) => [rule, addressWords(owner, DEMANDS[demand])]),
);
