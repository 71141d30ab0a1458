import type { TransportWords } from './rule-words';

const OFFICIAL = 'Documentul trebuie să fie valid după schema XML e-Transport v2; altfel ANAF îl refuză la încărcare.';
const ADVICE = 'Fișierul trebuie făcut din nou de programul care l-a scris.';

type Said = Omit<TransportWords, 'official'>;

const PROBLEMS: Readonly<Record<string, Said>> = {
  root: {
    clause: 'Fișierul nu este o declarație e-Transport de versiunea 2',
    detail:
      'Rădăcina trebuie să fie eTransport din spațiul de nume mfp:anaf:dgti:eTransport:declaratie:v2[; aici este {actual:q}]. Versiunea 1 nu se mai primește: refaceți declarația.',
  },
  choice: {
    clause: 'Declarația nu are exact o operațiune',
    detail: 'În eTransport stă exact unul dintre: {codes}; aici sunt {count}.',
  },
  unknown: {
    clause: 'Elementul {element:q} nu există aici',
    detail: `În {parent:q} schema nu are elementul {element:q}: poate fi scris greșit sau în alt spațiu de nume. ${ADVICE}`,
  },
  misplaced: {
    clause: 'Elementul {element:q} nu este la locul lui',
    detail: `Ordinea elementelor contează: în {parent:q}, {element:q} stă mai sus. ${ADVICE}`,
  },
  repeated: {
    clause: 'Elementul {element:q} apare de prea multe ori',
    detail: `În {parent:q} poate sta un singur {element:q}. Păstrați unul.`,
  },
  missing: {
    clause: 'Lipsește elementul {missing:q}',
    detail: `În {parent:q} schema cere {missing:q}, iar fișierul nu îl are.`,
  },
  text: {
    clause: 'În elementul {element:q} stă ceva ce nu trebuie',
    detail: `e-Transport își ține datele în atribute: în {element:q} nu stă text[, aici {actual:q}]. ${ADVICE}`,
  },
  attribute: {
    clause: 'Atributul {attribute:q} nu există aici',
    detail: `Schema nu cunoaște atributul {attribute:q} la {element:q}. ${ADVICE}`,
  },
  'attribute-missing': {
    clause: 'Lipsește {field}{at}',
    detail: 'Declarația nu se primește fără {field} ({attribute}). Completați.',
  },
  nil: {
    clause: 'Atributul {attribute:q} al schemei XML nu se primește',
    detail: `Declarațiile e-Transport nu folosesc xsi:nil și nu schimbă tipul unui element. ${ADVICE}`,
  },
};

/** What each type of value asks, by the schema's type. */
const TYPES: Readonly<Record<string, string>> = {
  text: 'Se primesc între 1 și {max:chars}.',
  amount: 'Se scrie un număr cu punct zecimal: cel mult 12 cifre și două zecimale.',
  'positive-amount': 'Se scrie un număr mai mare decât zero, cu punct zecimal: cel mult 12 cifre și două zecimale.',
  country: 'Se scrie codul țării, două litere mari; Grecia este EL.',
  uit: 'Codul UIT are 16 semne: cifre și litere mari, fără B, G, I, O, S și Z, ultimele două cifre.',
  declarant: 'Se scriu numai cifre: 2–10 (CUI, fără RO) sau 13 (CNP, NIF).',
  outage: 'Singura valoare primită este D; altfel atributul lipsește.',
  tariff: 'Codul tarifar are 4, 6 sau 8 cifre, fără puncte și spații.',
  unit: 'Unitatea este un cod UN/ECE de 2–3 litere mari și cifre, ca KGM.',
  plate: 'Numărul de înmatriculare are 2–20 de litere mari și cifre, fără spații și cratime.',
  date: 'Data se scrie AAAA-LL-ZZ, o zi din calendar, fără spații în jur.',
  'date-time': 'Momentul se scrie AAAA-LL-ZZThh:mm:ss, ca 2026-03-17T08:30:00.',
};

const LISTED = '[Se primește una dintre valorile: {codes}.|Se primește numai o valoare din lista ANAF.]';

/** The words of a schema fault. */
export function schemaWords(values: Readonly<Record<string, string>>): TransportWords {
  const said = PROBLEMS[values.problem ?? ''];
  if (said !== undefined) return { ...said, official: OFFICIAL };
  return {
    clause: '[{Field}: {actual:q} nu are forma cerută|{Field} este gol]{at}',
    detail: `${TYPES[values.type ?? ''] ?? LISTED} [Aici scrie {actual:q}.|Aici nu scrie nimic.]`,
    official: OFFICIAL,
  };
}
