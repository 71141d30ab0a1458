import type { TransportWordsTable } from './rule-words';

/** Rule, what the code is, where it is chosen from, advice. */
const ROWS: readonly (readonly [rule: string, what: string, advice: string])[] = [
  ['BR-CL-001', 'țara partenerului', 'Codul țării are două litere mari; Grecia este EL, iar Regatul Unit GB.'],
  ['BR-CL-002', 'județul', 'Se scrie numărul județului din lista ANAF: 1–40, 51 Călărași, 52 Giurgiu.'],
  ['BR-CL-003', 'unitatea de măsură', 'Se scrie codul UN/ECE: KGM kilogram, H87 bucată, LTR litru, TNE tonă.'],
  ['BR-CL-004', 'tipul operațiunii', 'Operațiunile sunt 10, 12, 14, 20, 22, 24, 30, 40, 50, 60 și 70.'],
  ['BR-CL-005', 'scopul operațiunii', 'Alegeți un scop din lista operațiunii.'],
  ['BR-CL-006', 'punctul de trecere a frontierei', 'Punctele de frontieră au numere de la 1 la 38.'],
  ['BR-CL-007', 'biroul vamal', 'Alegeți biroul din lista ANAF.'],
  ['BR-CL-008', 'tipul confirmării', 'Confirmarea este 10 (confirmat), 20 (parțial) sau 30 (infirmat).'],
  ['BR-CL-009', 'tipul documentului', 'Documentul este 10 (CMR), 20 (factură), 30 (aviz) sau 9999 (altele).'],
  ['BR-CL-010', 'țara organizatorului transportului', 'Codul țării are două litere mari; Grecia este EL.'],
];

export const CODE_LIST_WORDS: TransportWordsTable = Object.fromEntries(
  ROWS.map(([rule, what, advice]) => [
    rule,
    {
      clause: `[Codul {actual:q} nu este în lista pentru ${what}|Lipsește ${what}]{at}`,
      detail: `${advice} [Aici scrie {actual:q}.|Aici nu scrie nimic.]`,
      official: `Codul pentru ${what} este ales din lista de coduri a e-Transport.`,
    },
  ]),
);
