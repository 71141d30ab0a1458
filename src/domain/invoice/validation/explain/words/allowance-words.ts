/** Rules on allowances and charges of the document (BG-20, BG-21) and of lines (BG-27, BG-28), from two small tables. */
import type { FieldKey } from '../fields/field-ref';
import type { RuleWords, WordsTable } from './rule-words';

/** What an allowance or charge is called, and its fields and terms. */
interface Kind {
  readonly one: string;
  readonly of: string;
  readonly official: string;
  readonly amount: FieldKey;
  readonly reason: FieldKey;
  readonly vatCategory: FieldKey;
  readonly group: string;
  readonly reasonCode: string;
}

const KINDS = {
  allowance: {
    one: 'Reducerea',
    of: 'reducerii',
    official: 'reducere la nivelul documentului',
    amount: 'allowances.amount',
    reason: 'allowances.reason',
    vatCategory: 'allowances.vatCategory',
    group: 'BG-20',
    reasonCode: 'BT-98',
  },
  charge: {
    one: 'Taxa suplimentară',
    of: 'taxei suplimentare',
    official: 'taxă suplimentară la nivelul documentului',
    amount: 'charges.amount',
    reason: 'charges.reason',
    vatCategory: 'charges.vatCategory',
    group: 'BG-21',
    reasonCode: 'BT-105',
  },
  lineAllowance: {
    one: 'Reducerea liniei',
    of: 'reducerii liniei',
    official: 'reducere la nivelul liniei',
    amount: 'lines.allowanceAmount',
    reason: 'lines.allowanceReason',
    vatCategory: 'lines.vatCategory',
    group: 'BG-27',
    reasonCode: 'BT-140',
  },
  lineCharge: {
    one: 'Taxa suplimentară a liniei',
    of: 'taxei suplimentare a liniei',
    official: 'taxă suplimentară la nivelul liniei',
    amount: 'lines.chargeAmount',
    reason: 'lines.chargeReason',
    vatCategory: 'lines.vatCategory',
    group: 'BG-28',
    reasonCode: 'BT-145',
  },
} satisfies Readonly<Record<string, Kind>>;

type Demand = Pick<RuleWords, 'clause' | 'detail' | 'official'> & {
  readonly field: 'amount' | 'reason' | 'vatCategory';
};

const REASON: Demand = {
  field: 'reason',
  clause: '{one} nu are motiv{at}',
  detail: 'ANAF cere motivul {of}: un text, de exemplu „Discount”, sau un cod. Completați-l.',
  official: 'Fiecare {kind} ({group}) trebuie să aibă un motiv ({term}) sau un cod al motivului ({reasonCode}).',
};

const DEMANDS = {
  amount: {
    field: 'amount',
    clause: '{one} nu are valoare{at}',
    detail: 'Completați valoarea {of}, fără TVA, sau scoateți rândul.',
    official: 'Fiecare {kind} ({group}) trebuie să aibă o valoare ({term}).',
  },
  vatCategory: {
    field: 'vatCategory',
    clause: '{one} nu are categorie de TVA{at}',
    detail: 'Alegeți categoria de TVA a {of}; de obicei este cea a liniilor la care se referă.',
    official: 'Fiecare {kind} ({group}) trebuie să aibă un cod al categoriei de TVA ({term}).',
  },
  reason: REASON,
  /** The same demand under its second id: at least one of the two. */
  reasonOrCode: {
    ...REASON,
    official:
      'Fiecare {kind} ({group}) trebuie să conțină motivul ({term}), codul motivului ({reasonCode}) sau pe amândouă.',
  },
  /** Ids that exist and can never fail: text and code of the reason would have to mean the same. */
  sameReason: {
    field: 'reason',
    clause: '{one}: codul și textul motivului spun lucruri diferite{at}',
    detail: 'Codul și textul motivului {of} trebuie să spună același lucru. Corectați unul dintre ele.',
    official:
      'Codul motivului ({reasonCode}) și textul motivului ({term}) dintr-o {kind} trebuie să arate același tip de motiv. Regula nu poate fi verificată automat.',
  },
} satisfies Readonly<Record<string, Demand>>;

const ROWS: readonly (readonly [rule: string, kind: keyof typeof KINDS, demand: keyof typeof DEMANDS])[] = [
  ['BR-31', 'allowance', 'amount'],
  ['BR-32', 'allowance', 'vatCategory'],
  ['BR-33', 'allowance', 'reason'],
  ['BR-CO-21', 'allowance', 'reasonOrCode'],
  ['BR-CO-05', 'allowance', 'sameReason'],
  ['BR-36', 'charge', 'amount'],
  ['BR-37', 'charge', 'vatCategory'],
  ['BR-38', 'charge', 'reason'],
  ['BR-CO-22', 'charge', 'reasonOrCode'],
  ['BR-CO-06', 'charge', 'sameReason'],
  ['BR-41', 'lineAllowance', 'amount'],
  ['BR-42', 'lineAllowance', 'reason'],
  ['BR-CO-23', 'lineAllowance', 'reasonOrCode'],
  ['BR-CO-07', 'lineAllowance', 'sameReason'],
  ['BR-43', 'lineCharge', 'amount'],
  ['BR-44', 'lineCharge', 'reason'],
  ['BR-CO-24', 'lineCharge', 'reasonOrCode'],
  ['BR-CO-08', 'lineCharge', 'sameReason'],
];

function allowanceWords(kind: Kind, demand: Demand): RuleWords {
  const { clause, detail, official, field } = demand;
  const { one, of, group, reasonCode } = kind;
  const terms = field === 'reason' ? `${reasonCode} ${group}` : group;
  return {
    at: kind[field],
    clause,
    detail,
    official,
    terms,
    params: { one, of, group, reasonCode, kind: kind.official },
  };
}

export const ALLOWANCE_WORDS: WordsTable = Object.fromEntries(
  ROWS.map(([rule, kind, demand]) => [rule, allowanceWords(KINDS[kind], DEMANDS[demand])]),
);
