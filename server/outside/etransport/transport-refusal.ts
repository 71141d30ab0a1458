import type { QueryRefusal } from '../anaf/anaf-port';

const REASONS: readonly (readonly [RegExp, QueryRefusal])[] = [
  [/nu exista declaratia/i, 'not-found'],
  [/nu aveti drept|niciun cif/i, 'no-right'],
  [/s-au facut deja/i, 'daily-limit'],
  [/eroare tehnic/i, 'technical'],
];

/** Why a query said nothing of the declaration (reference, sections 1.2 to 1.4). */
export function transportRefusal(text: string): QueryRefusal {
  return REASONS.find(([pattern]) => pattern.test(text))?.[1] ?? 'input';
}
