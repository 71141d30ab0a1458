/**
 * Rules BR-<category>-01 to -10: the same ten demands for nine categories, so the words are made from one table of
 * demands and one of categories.
 */
import type { FieldKey } from '../fields/field-ref';
import type { RuleWords } from './rule-words';
import { VAT_CATEGORIES, type VatCategoryName } from './vat-category-names';

type Texts = Pick<RuleWords, 'clause' | 'detail' | 'official'>;

/** Where a category is used: rules 02 and 05 speak of lines, 03 and 06 of allowances, 04 and 07 of charges. */
interface Use {
  readonly on: string;
  readonly one: string;
  readonly category: FieldKey;
  readonly rate: FieldKey;
  /** Terms of category and rate. */
  readonly terms: readonly [category: string, rate: string];
}

const LINE: Use = {
  on: 'pe linii',
  one: 'linia',
  category: 'lines.vatCategory',
  rate: 'lines.vatRate',
  terms: ['BT-151', 'BT-152'],
};
const ALLOWANCE: Use = {
  on: 'la o reducere',
  one: 'reducerea',
  category: 'allowances.vatCategory',
  rate: 'allowances.vatRate',
  terms: ['BT-95', 'BT-96'],
};
const CHARGE: Use = {
  on: 'la o taxă suplimentară',
  one: 'taxa suplimentară',
  category: 'charges.vatCategory',
  rate: 'charges.vatRate',
  terms: ['BT-102', 'BT-103'],
};
const USES: Readonly<Record<string, Use>> = {
  '02': LINE,
  '03': ALLOWANCE,
  '04': CHARGE,
  '05': LINE,
  '06': ALLOWANCE,
  '07': CHARGE,
};

const PARTIES: Readonly<
  Record<VatCategoryName['parties'], Texts & Pick<RuleWords, 'at' | 'otherwise'> & { readonly terms: string }>
> = {
  seller: {
    at: 'seller.vatId',
    terms: 'BT-32 BT-63',
    clause: 'TVA în categoria {code} {on} cere codul fiscal al furnizorului',
    detail:
      'Factura folosește categoria {code} ({name}) {on}, dar furnizorul nu are niciun cod fiscal. Completați codul lui de TVA sau codul de înregistrare fiscală.',
    official:
      'O factură cu categoria „{official}” {on} ({useTerm}) trebuie să conțină codul de TVA al furnizorului (BT-31), codul lui de înregistrare fiscală (BT-32) și/sau codul de TVA al reprezentantului fiscal (BT-63).',
  },
  sellerVat: {
    at: 'seller.vatId',
    terms: 'BT-63',
    clause: 'Categoria {code} ({name}) {on} cere codul de TVA al furnizorului',
    detail:
      'Factura folosește categoria {code} ({name}) {on}, dar nu are codul de TVA al furnizorului. Completați-l, cu prefixul RO.',
    official:
      'O factură cu categoria „{official}” {on} ({useTerm}) trebuie să conțină codul de TVA al furnizorului (BT-31) sau al reprezentantului fiscal (BT-63).',
  },
  both: {
    at: 'buyer.vatId',
    terms: 'BT-31 BT-32 BT-63 BT-47',
    clause: 'Categoria {code} ({name}) {on} cere codurile fiscale ale ambelor părți',
    detail:
      'La {name} trebuie să se știe cine datorează TVA: completați codul fiscal al furnizorului și codul de TVA sau de înregistrare al cumpărătorului.',
    official:
      'O factură cu categoria „{official}” {on} ({useTerm}) trebuie să conțină codul de TVA (BT-31) sau fiscal (BT-32) al furnizorului ori codul de TVA al reprezentantului fiscal (BT-63), și codul de TVA (BT-48) sau numărul de înregistrare legală (BT-47) al cumpărătorului.',
  },
  bothVat: {
    at: 'buyer.vatId',
    terms: 'BT-31 BT-63',
    clause: 'Categoria {code} ({name}) {on} cere codurile de TVA ale ambelor părți',
    detail:
      'La {name} completați codul de TVA al furnizorului și codul de TVA al cumpărătorului din celălalt stat, verificat în VIES.',
    official:
      'O factură cu categoria „{official}” {on} ({useTerm}) trebuie să conțină codul de TVA al furnizorului (BT-31) sau al reprezentantului fiscal (BT-63) și codul de TVA al cumpărătorului (BT-48).',
  },
  none: {
    otherwise: 'seller.vatId',
    terms: 'BT-31 BT-63',
    clause: 'Categoria {code} ({name}) {on} nu se folosește cu coduri de TVA',
    detail:
      'O factură {name} nu poartă coduri de TVA. Treceți codurile furnizorului și cumpărătorului ca numere de înregistrare, fără prefix, sau alegeți altă categorie.',
    official:
      'O factură cu categoria „{official}” {on} ({useTerm}) nu trebuie să conțină codul de TVA al furnizorului (BT-31), al reprezentantului fiscal (BT-63) sau al cumpărătorului (BT-48).',
  },
};

const RATES: Readonly<Record<VatCategoryName['rate'], Texts>> = {
  positive: {
    clause: 'Cota TVA din categoria {code} trebuie să fie peste zero: {one}{at}',
    detail:
      '[Cota este {rate:pct}, dar|Cota lipsește sau este zero, dar] în categoria {code} ({name}) ea este mai mare ca zero. Alegeți cota sau, dacă nu se datorează TVA, altă categorie.',
    official:
      'Unde categoria de TVA ({useTerm}) este „{official}”, cota TVA ({rateTerm}) trebuie să fie mai mare decât zero.',
  },
  zero: {
    clause: 'Cota TVA din categoria {code} ({name}) trebuie să fie 0: {one}{at}',
    detail:
      '[Cota este {rate:pct}, dar|Cota lipsește sau nu este zero, dar] în categoria {code} ({name}) ea se scrie 0. Puneți 0 sau alegeți categoria S, dacă se datorează TVA.',
    official: 'Unde categoria de TVA ({useTerm}) este „{official}”, cota TVA ({rateTerm}) trebuie să fie 0 (zero).',
  },
  absent: {
    clause: 'Categoria {code} ({name}) nu are cotă TVA, nici zero: {one}{at}',
    detail:
      'Ștergeți cota[ {rate:pct}]: în categoria {code} nu se scrie nicio cotă. Dacă se datorează TVA, alegeți categoria S.',
    official: 'Unde categoria de TVA ({useTerm}) este „{official}”, cota TVA ({rateTerm}) nu trebuie să fie prezentă.',
  },
  notNegative: {
    clause: 'Cota din categoria {code} ({name}) trebuie să fie 0 sau mai mult: {one}{at}',
    detail:
      '[Cota este {rate:pct}|Cota lipsește sau este negativă]. Completați cota categoriei {code} ({name}), zero sau mai mult.',
    official:
      'Unde categoria de TVA ({useTerm}) este „{official}”, cota ({rateTerm}) trebuie să fie 0 (zero) sau mai mare.',
  },
};

const BREAKDOWN_ONE: Texts = {
  clause: 'Detalierea TVA și liniile nu se potrivesc la categoria {code} ({name})',
  detail:
    'Dacă o linie, o reducere sau o taxă este în categoria {code}, detalierea TVA trebuie să aibă un rând al ei, și numai atunci. Recalculați detalierea din linii.',
  official:
    'O factură care conține categoria „{official}” pe linie (BT-151), reducere (BT-95) sau taxă suplimentară (BT-102) trebuie să conțină în detalierea TVA (BG-23) cel puțin o categorie (BT-118) „{official}”.',
};
const BREAKDOWN_EXACT: Texts & Pick<RuleWords, 'when'> = {
  clause: 'Detalierea TVA trebuie să aibă exact un rând pentru {code} ({name})',
  detail:
    '[Detalierea TVA are {count:rânduri} cu categoria {code}|Detalierea TVA nu are exact un rând cu categoria {code}], folosită pe factură. Lăsați un singur rând, cu suma tuturor liniilor ei.',
  official:
    'O factură care conține categoria „{official}” pe linie (BT-151), reducere (BT-95) sau taxă suplimentară (BT-102) trebuie să conțină în detalierea TVA (BG-23) exact o categorie (BT-118) „{official}”.',
  when: {
    'count=0': {
      clause: 'Detalierea TVA nu are rândul categoriei {code} ({name})',
      detail:
        'Factura folosește categoria {code}, dar detalierea TVA nu are niciun rând al ei. Adăugați un rând cu suma tuturor liniilor din categoria {code}.',
    },
  },
};

const BASE_SAID =
  '[Liniile și ajustările categoriei {code} fac {expected:sum}|Baza trebuie să fie suma liniilor și a ajustărilor din categoria {code}][; baza scrisă este {actual:sum}]. ';
const BASE_RATED: Texts = {
  clause: 'Baza de impozitare a cotei[ {rate:pct}] nu este suma liniilor ei ({name})',
  detail: `${BASE_SAID}O diferență sub 1,00 se primește. Corectați baza sau cota liniilor.`,
  official:
    'Pentru fiecare cotă din categoria „{official}”, baza de impozitare (BT-116) trebuie să fie egală cu suma valorilor nete ale liniilor (BT-131) plus taxele suplimentare (BT-99) minus reducerile (BT-92) cu acea categorie și cotă.',
};
const BASE_EXACT: Texts = {
  clause: 'Baza categoriei {code} ({name}) nu este suma liniilor ei',
  detail: `${BASE_SAID}La această categorie nu se primește nicio diferență. Puneți suma exactă.`,
  official:
    'Într-o detaliere a TVA (BG-23) cu categoria „{official}”, baza de impozitare (BT-116) trebuie să fie egală cu suma valorilor nete ale liniilor (BT-131) minus reducerile (BT-92) plus taxele suplimentare (BT-99) din aceeași categorie.',
};
const TAX_RATED: Texts = {
  clause: 'Valoarea TVA[ la cota {rate:pct}] nu este baza înmulțită cu cota ({name})',
  detail:
    '[Baza {base:sum} cu cota {rate:pct} dă {expected:sum}|TVA se calculează din bază și cotă[ și este {expected:sum}]][; pe factură este {actual:sum}]. O diferență sub 1,00 se primește. Corectați valoarea TVA.',
  official:
    'Valoarea TVA (BT-117) într-o detaliere (BG-23) cu categoria „{official}” trebuie să fie egală cu baza de impozitare (BT-116) înmulțită cu cota TVA (BT-119).',
};
const TAX_ZERO: Texts = {
  clause: 'În categoria {code} ({name}) nu se datorează TVA',
  detail:
    'Valoarea TVA a categoriei {code} trebuie să fie 0,00[; pe factură este {actual:sum}]. Puneți zero sau alegeți categoria S.',
  official: 'Valoarea TVA (BT-117) într-o detaliere a TVA (BG-23) cu categoria „{official}” trebuie să fie 0 (zero).',
};
const REASON_NEEDED: Texts = {
  clause: 'Categoria {code} ({name}) cere motivul scutirii',
  detail:
    'Scrieți motivul pentru care nu se aplică TVA ({name}): un cod VATEX sau un text cu articolul din Codul fiscal.',
  official:
    'O detaliere a TVA (BG-23) cu categoria „{official}” trebuie să aibă un cod al motivului scutirii (BT-121) sau un text al motivului scutirii (BT-120).',
};
const REASON_FORBIDDEN: Texts = {
  clause: 'Categoria {code} ({name}) nu poartă motiv de scutire',
  detail:
    'În categoria {code} TVA se aplică obișnuit, deci nu se scrie motiv de scutire[: {actual:q}]. Ștergeți motivul sau alegeți categoria E.',
  official:
    'O detaliere a TVA (BG-23) cu categoria „{official}” nu trebuie să aibă cod (BT-121) sau text (BT-120) al motivului scutirii.',
};

function isRated(category: VatCategoryName): boolean {
  return category.rate === 'positive' || category.rate === 'notNegative';
}

/** The demands on the breakdown, rules 01, 08, 09 and 10. */
function breakdownWords(category: VatCategoryName, number: string): RuleWords | undefined {
  const rated = isRated(category);
  const code = 'taxBreakdown.vatCategory';
  if (number === '01')
    return { ...(rated ? BREAKDOWN_ONE : BREAKDOWN_EXACT), at: code, terms: 'BG-23 BT-151 BT-95 BT-102' };
  if (number === '08')
    return {
      ...(rated ? BASE_RATED : BASE_EXACT),
      at: 'taxBreakdown.taxable',
      terms: 'BT-118 BT-119 BT-131 BT-92 BT-99',
    };
  if (number === '09')
    return { ...(rated ? TAX_RATED : TAX_ZERO), at: 'taxBreakdown.tax', terms: 'BT-116 BT-118 BT-119' };
  if (number !== '10') return undefined;
  return {
    ...(category.reason ? REASON_NEEDED : REASON_FORBIDDEN),
    at: 'taxBreakdown.exemptionReason',
    terms: 'BT-121 BT-118',
  };
}

function wordsOfUse(category: VatCategoryName, number: string, use: Use): RuleWords {
  const parties = PARTIES[category.parties];
  if (number <= '04') return { ...parties, terms: `${use.terms[0]} ${parties.terms}` };
  return { ...RATES[category.rate], at: use.rate, terms: use.terms[0] };
}

/** The words of one rule of a VAT category (`BR-AE-05`), undefined for any other rule. */
export function vatCategoryWords(rule: string): RuleWords | undefined {
  const parts = /^BR-(S|Z|E|AE|IC|G|O|IG|IP)-(\d\d)$/.exec(rule);
  const category = VAT_CATEGORIES[parts?.[1] ?? ''];
  const number = parts?.[2] ?? '';
  if (!category) return undefined;
  const use = USES[number];
  const words = use ? wordsOfUse(category, number, use) : breakdownWords(category, number);
  if (!words) return undefined;
  const { code, name, official } = category;
  const said = use ? { on: use.on, one: use.one, useTerm: use.terms[0], rateTerm: use.terms[1] } : {};
  return { ...words, params: { code, name, official, ...said } };
}
