import type { TransportWords, TransportWordsTable } from './rule-words';

const positive: TransportWords = {
  clause: '{Field} trebuie să fie mai mare decât zero{at}',
  detail: 'Aici scrie {actual:q}. Scrieți o valoare mai mare decât zero.',
  official: '{Field} trebuie să fie strict mai mare decât 0.',
};
const decimals: TransportWords = {
  clause: '{Field} are prea multe zecimale{at}',
  detail: 'Aici scrie {actual:q}, cu {decimals} zecimale; se primesc cel mult două. Rotunjiți.',
  official: '{Field} are cel mult 2 zecimale.',
};
const wholes: TransportWords = {
  clause: '{Field} are prea multe cifre{at}',
  detail: 'Aici scrie {actual:q}, cu {length} cifre înaintea punctului; se primesc cel mult 12. Verificați numărul.',
  official: '{Field} are cel mult 12 cifre întregi.',
};
const plate: TransportWords = {
  clause: '[{Field} {actual:q} nu are forma cerută|{Field} este gol]',
  detail: 'Numărul de înmatriculare are 2–20 de litere mari și cifre, fără spații și cratime, ca B123ABC.',
  official: '{Field} are 2–20 de caractere, A–Z și 0–9.',
};
const place: TransportWords = {
  clause: '{Field} are {length:chars}{at}',
  detail: '{Field} se scrie cu 2 până la 100 de caractere[; aici scrie {actual:q}|; aici nu scrie nimic].',
  official: '{Field} are între 2 și 100 de caractere.',
};

/** Rules on single values. */
export const VALUE_WORDS: TransportWordsTable = {
  'BR-218': {
    clause: 'Lipsește greutatea brută{at}',
    detail: 'Fiecare bun are greutatea brută, în kilograme. Scrieți-o.',
    official: 'Bunurile transportate (BG-3) au greutatea brută (BT-12).',
  },
  'BR-020': {
    clause: 'Greutatea brută este mai mică decât cea netă{at}',
    detail:
      '[Greutatea brută este {actual:num} kg|Greutatea brută lipsește], iar cea netă {expected:num} kg. Greutatea brută cuprinde și ambalajul: nu poate fi mai mică decât cea netă.',
    official: 'Greutatea brută (BT-12) este mai mare sau egală cu greutatea netă (BT-11).',
  },
  'BR-043': {
    clause:
      '[Codul organizatorului transportului {actual:q} nu are forma cerută|Lipsește codul organizatorului transportului]',
    detail: 'Un organizator din România se declară cu codul fiscal: 2–10 cifre (fără RO) sau 13 cifre.',
    official:
      'Dacă organizatorul este din RO și operațiunea nu este 30, codul lui (BT-22) are un format valid în România.',
  },
  'BR-209': {
    clause:
      '[Codul organizatorului transportului {actual:q} nu are forma cerută|Lipsește codul organizatorului transportului]',
    detail:
      'La transportul național, organizatorul din România se declară cu codul fiscal (fără RO); pentru o persoană fizică al cărei CNP nu se știe se scrie PF. Verificarea automată a ANAF nu ajunge la această regulă, dar ea este scrisă.',
    official:
      'Dacă organizatorul este din RO și operațiunea este 30, codul lui (BT-22) are un format valid în România sau este PF.',
  },
  'BR-026': {
    clause: 'Documentul de alt fel nu are observații',
    detail: 'La un document de tip 9999 (Altele) scrieți în observații ce fel de document este.',
    official: 'Dacă tipul documentului este 9999, observațiile trebuie să existe.',
  },
  'BR-027': positive,
  'BR-028': positive,
  'BR-029': positive,
  'BR-030': {
    clause: 'Valoarea fără TVA este negativă{at}',
    detail: 'Aici scrie {actual:q}. Scrieți o valoare de la zero în sus.',
    official: 'Valoarea (BT-13) nu este negativă; 0 se acceptă.',
  },
  ...Object.fromEntries(['BR-035', 'BR-037', 'BR-039', 'BR-041'].map((id) => [id, decimals])),
  ...Object.fromEntries(['BR-036', 'BR-038', 'BR-040', 'BR-042'].map((id) => [id, wholes])),
  ...Object.fromEntries(['BR-031', 'BR-032', 'BR-033'].map((id) => [id, plate])),
  'BR-034': {
    clause: '[Codul tarifar {actual:q} nu are forma cerută|Codul tarifar este gol]{at}',
    detail: 'Codul tarifar (NC) are 4, 6 sau 8 cifre, fără puncte și spații.',
    official: 'Codul tarifar (BT-6) are 4, 6 sau 8 cifre.',
  },
  'BR-214': place,
  'BR-215': place,
};
