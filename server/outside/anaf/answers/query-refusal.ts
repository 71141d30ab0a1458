/** Puts the services' refusal texts into classes, by words and never by numbers (reference, section 13). */
import type { QueryRefusal } from '../anaf-port';

/** First match decides. */
const BY_WORDS: readonly (readonly [RegExp, QueryRefusal])[] = [
  [/nu ave[tț]i drept/i, 'no-right'],
  [/nu exist[aă] niciun cif/i, 'no-right'],
  [/s-au f[aă]cut deja/i, 'daily-limit'],
  [/nu exist[aă] (?:factura|inregistrata)/i, 'not-found'],
  [/eroare tehnic[aă]/i, 'technical'],
];

export function queryRefusal(text: string): QueryRefusal {
  return BY_WORDS.find(([words]) => words.test(text))?.[1] ?? 'input';
}
