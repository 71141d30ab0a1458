/**
 * How long the papers of a company's accounting are kept by law, a row a term. From 1 July of the year after the one they belong to.
 * Read: Law 82/1991 (accounting), article 25, in the form of Law 36/2023: supporting papers 5 years; before it 10 years, which holds for
 * what was written then only where it had ended before. Yearly statements (10 years) are not made here. Law 36/2023 is of 11 January 2023;
 * its day of effect was not read in the Official Gazette, and with one row it decides nothing.
 */
export interface KeepTerm {
  /** Day from which it holds; the first row also stands for days before it. */
  readonly from: string;
  readonly years: number;
  readonly source: string;
}

export const KEEP_TERMS: readonly KeepTerm[] = [
  { from: '2023-01-13', years: 5, source: 'Legea contabilității 82/1991, art. 25, modificată prin Legea 36/2023' },
];

/** The day on which papers of a year may go, `yyyy-MM-dd`. `today`: by it the term is chosen. */
export function keptUntil(year: number, today: string, terms: readonly KeepTerm[] = KEEP_TERMS): string {
  const term = terms.findLast(({ from }) => from <= today) ?? terms[0];
  if (term === undefined) throw new Error('There is no term for which accounting papers are kept.');
  return `${year + 1 + term.years}-07-01`;
}
