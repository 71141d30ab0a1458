import type { RuleFinding } from '../verdict';

/**
 * Rules that fail together over the same matter: a list of findings shows one of them. The official set repeats itself
 * in its groups (model, syntax, national); each row names the id to show first.
 */
const ROWS: readonly (readonly string[])[] = [
  ['BR-33', 'BR-CO-21'],
  ['BR-38', 'BR-CO-22'],
  ['BR-42', 'BR-CO-23'],
  ['BR-44', 'BR-CO-24'],
  ['BR-DEC-19', 'BR-DEC-RO-1009'],
  ['BR-DEC-20', 'BR-DEC-RO-1010'],
  ['UBL-CR-628', 'UBL-CR-631'],
];

/** Decimals rules whose national twin has the same number; RO-13, RO-15 and RO-23 can never fail. */
const DECIMALS = '01 02 05 06 09 10 11 12 13 14 15 16 17 18 23 24 25 27 28'.split(' ');

const FIRST: ReadonlyMap<string, string> = new Map([
  ...ROWS.flatMap(([first = '', ...others]) => others.map((other) => [other, first] as const)),
  ...DECIMALS.map((number) => [`BR-DEC-RO-${number}`, `BR-DEC-${number}`] as const),
]);

/** The rule that says the same and is shown first; the rule itself where it stands alone. */
export function firstOfTwins(rule: string): string {
  return FIRST.get(rule) ?? rule;
}

const ANY_AMOUNT = 'UBL-DT-01';

/**
 * The findings without those that only repeat another at the same place: the second of twins, and the syntax rule on
 * decimals where the amount's own rule has failed too. For lists that people read; verdicts count all of them.
 */
export function withoutTwins<F extends RuleFinding>(findings: readonly F[]): readonly F[] {
  const said = new Set(findings.map(({ rule, path }) => `${rule} ${path}`));
  const decimals = new Set(findings.filter(({ rule }) => rule.startsWith('BR-DEC-')).map(({ path }) => path));
  return findings.filter(({ rule, path }) => {
    if (rule === ANY_AMOUNT) return !decimals.has(path);
    const first = firstOfTwins(rule);
    return first === rule || !said.has(`${first} ${path}`);
  });
}
