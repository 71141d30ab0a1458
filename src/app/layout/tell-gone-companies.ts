/**
 * Tells that a company which stood here is not among the account's any more: somebody took it, or it was made anew under its code. Without a
 * word the page would go over to another company. Of the last one the page itself says it (no-company.tsx).
 */
import { liveQuery } from 'dexie';
import type { Company } from '@/api/entities/company';
import { addAlert } from '@/app/state/alerts';
import type { CondicaDatabase } from '@/db/condica-database';
import { goneTexts } from './gone-texts';

type Known = Pick<Company, 'id' | 'cif' | 'name'>;

/** Names of those that are missing, parted by whether their code stands there again. */
export function goneCompanies(
  before: readonly Known[],
  now: readonly Known[],
): { readonly gone: readonly string[]; readonly anew: readonly string[] } {
  const [ids, codes] = [new Set(now.map(({ id }) => id)), new Set(now.map(({ cif }) => cif))];
  const missing = now.length === 0 ? [] : before.filter(({ id }) => !ids.has(id));
  const namesOf = (there: boolean): readonly string[] =>
    missing.filter(({ cif }) => codes.has(cif) === there).map(({ name }) => name);
  return { gone: namesOf(false), anew: namesOf(true) };
}

/** Ends with the function it gives. */
export function tellGoneCompanies(db: CondicaDatabase): () => void {
  let known: readonly Known[] = [];
  const looking = liveQuery(() => db.company.toArray()).subscribe({
    next: (now) => {
      const { gone, anew } = goneCompanies(known, now);
      known = now;
      if (gone.length > 0) addAlert({ type: 'warning', ...goneTexts.gone(gone) });
      if (anew.length > 0) addAlert({ type: 'info', ...goneTexts.anew(anew) });
    },
    error: (error: unknown) => console.warn('Companies that are gone are not told:', error),
  });
  return () => looking.unsubscribe();
}
