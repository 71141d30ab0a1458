import type { RuleWords } from './rule-words';

const ADVICE = 'Fișierul trebuie făcut din nou de programul care l-a scris.';

/** Schema errors (`UBL-XSD`) by the finding's `problem`; UBL 2.1 Invoice and CreditNote. */
const PROBLEMS: Readonly<Record<string, Omit<RuleWords, 'official'>>> = {
  root: {
    clause: '[Documentul {element:q} nu este o factură|Documentul nu este o factură UBL]',
    detail:
      'Rădăcina fișierului trebuie să fie Invoice sau CreditNote din UBL 2.1. Alegeți fișierul facturii, nu recipisa sau alt document.',
  },
  unknown: {
    clause: '[Elementul {element:q} nu există aici|Fișierul are un element necunoscut]',
    detail: `[În {parent:q} schema UBL 2.1 nu are elementul {element:q}|Schema UBL 2.1 nu cunoaște acest element aici]. Poate fi scris greșit, în alt loc sau în alt spațiu de nume. ${ADVICE}`,
  },
  missing: {
    clause: '[Lipsește elementul {missing:q}|Lipsește un element obligatoriu]{at}',
    detail: `[În {parent:q} schema cere elementul {missing:q}|Schema cere aici încă un element], iar fișierul nu îl are. ${ADVICE}`,
  },
  repeated: {
    clause: '[Elementul {element:q} apare de prea multe ori|Un element apare de prea multe ori]{at}',
    detail: `[În {parent:q} elementul {element:q} apare mai des decât primește schema|Elementul apare mai des decât primește schema]. Păstrați unul singur. ${ADVICE}`,
  },
  misplaced: {
    clause: '[Elementul {element:q} nu este la locul lui|Un element nu este la locul lui]{at}',
    detail: `Ordinea elementelor contează în UBL[: în {parent:q}, {element:q} trebuie să stea mai sus]. ${ADVICE}`,
  },
  value: {
    clause: '[{actual:q} nu este {type}|Valoarea nu are felul cerut]{at}',
    detail:
      '[Elementul {element:q} cere {type}|Elementul cere alt fel de valoare][, iar aici scrie {actual:q}|, iar aici este gol]. Numerele se scriu cu punct zecimal, fără separator de mii, datele ca AAAA-LL-ZZ, iar da și nu ca true și false.',
  },
  'attribute-missing': {
    clause: '[Lipsește atributul {attribute:q}|Lipsește un atribut obligatoriu]{at}',
    detail: `[Elementul {element:q} cere atributul {attribute:q}|Elementul cere un atribut], de exemplu moneda la sume și unitatea la cantități. ${ADVICE}`,
  },
  attribute: {
    clause: '[Atributul {attribute:q} nu există aici|Fișierul are un atribut necunoscut]',
    detail: `[Schema nu cunoaște atributul {attribute:q} la elementul {element:q}|Schema nu cunoaște acest atribut]. ${ADVICE}`,
  },
  'attribute-value': {
    clause: '[Atributul {attribute:q} are o valoare greșită|Un atribut are o valoare greșită]{at}',
    detail: `[Valoarea {actual:q} nu are felul cerut la elementul {element:q}|Valoarea nu are felul cerut de schemă]. ${ADVICE}`,
  },
  nil: {
    clause: '[Atributul {attribute:q} al schemei XML nu se primește|Un atribut al schemei XML nu se primește]',
    detail: `Facturile UBL nu folosesc xsi:nil și nu schimbă tipul unui element. ${ADVICE}`,
  },
  text: {
    clause: '[Între elemente este text: {actual:q}|Între elemente este text]',
    detail: `[În {element:q} stau|Aici stau] numai elemente, fără text între ele. ${ADVICE}`,
  },
  children: {
    clause: '[Elementul {element:q} conține alte elemente|Un element cu valoare conține alte elemente]',
    detail: `Aici se scrie numai o valoare, fără alte elemente înăuntru. ${ADVICE}`,
  },
};

const OFFICIAL =
  'Documentul trebuie să fie valid după schema XML UBL 2.1; ANAF nu trece la verificarea regulilor până când este.';

/** Romanian for the data types of the schema. */
const TYPES: Readonly<Record<string, string>> = {
  decimal: 'un număr',
  date: 'o dată AAAA-LL-ZZ',
  time: 'o oră',
  boolean: 'true sau false',
  base64Binary: 'un fișier codificat base64',
};

/** The words of a schema error. */
export function schemaWords(values: Readonly<Record<string, string>>): RuleWords {
  const words = PROBLEMS[values.problem ?? ''];
  const type = TYPES[values.type ?? ''];
  const params = type === undefined ? {} : { params: { type } };
  if (words) return { ...words, official: OFFICIAL, ...params };
  return {
    clause: 'Fișierul nu are forma cerută (UBL 2.1)',
    detail: `[În {element:q} schema|Schema] refuză ce scrie în acest loc[: {actual:q}]. ${ADVICE}`,
    official: OFFICIAL,
    ...params,
  };
}
