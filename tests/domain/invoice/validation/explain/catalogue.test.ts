import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { explainFinding } from '@/domain/invoice/validation/explain/explain-finding';
import { firstOfTwins } from '@/domain/invoice/validation/explain/twin-rules';
import { hasWords } from '@/domain/invoice/validation/explain/words/words-of-rule';
import { finding } from './xml-tree';

/** Every rule id of the official set, one a line. */
const IDS = readFileSync(new URL('./catalogue-ids.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** Warnings about elements: those of the document as a whole have no business term. */
const isElementWarning = (rule: string) => /^UBL-(CR|DT)-/.test(rule);

/** One demand on the four addresses: the field it stands under tells whose it is. */
const SECTOR_RULES = ['BR-RO-100', 'BR-RO-101', 'BR-RO-160', 'BR-RO-202'];
const matterOf = (rule: string) => (SECTOR_RULES.includes(rule) ? 'sector' : firstOfTwins(rule));

const explained = IDS.map((rule) => ({ rule, said: explainFinding(finding(rule, 'Invoice')) }));

/** What no text may contain: leftovers of templates, cedilla letters, exclamation marks, English quotes, blanks. */
const FORBIDDEN = /[{}[\]|!"şţŞŢ]|undefined|NaN| {2}| [.,;:]|^\s|\s$|\(\)/;

describe('the catalogue of 1098 rules', () => {
  it('is whole', () => {
    expect(IDS.length).toBe(1098);
    expect(new Set(IDS).size).toBe(1098);
  });

  it('has words of its own for every id', () => {
    expect(IDS.filter((rule) => !hasWords(rule))).toEqual([]);
    expect(hasWords('BR-RO-999')).toBe(false);
  });

  it('reads well where no value is known', () => {
    for (const { rule, said } of explained) {
      for (const text of [said.clause, said.detail, said.official]) expect(text, rule).not.toMatch(FORBIDDEN);
      expect(said.clause, rule).toMatch(/^[A-ZÎȘȚĂÂ„].*[^.]$/u);
      expect(said.detail, rule).toMatch(/^[A-ZÎȘȚĂÂ„].*\.$/u);
      expect(said.official, rule).toMatch(/^[A-ZÎȘȚĂÂ„].*\.$/u);
      expect(said.clause.length, rule).toBeLessThanOrEqual(140);
    }
  });

  it('tells what is to be done and not only that something is wrong', () => {
    for (const { rule, said } of explained) {
      expect(said.detail, rule).not.toBe(said.clause);
      expect(said.detail.length, rule).toBeGreaterThan(40);
      expect(said.official, rule).not.toBe(said.detail);
    }
  });

  it('gives every rule its own clause, save declared twins and the sector', () => {
    const first = new Map<string, string>();
    const shared: string[] = [];
    for (const { rule, said } of explained) {
      const other = first.get(said.clause);
      if (other !== undefined && matterOf(other) !== matterOf(rule)) shared.push(`${other} = ${rule}`);
      first.set(said.clause, other ?? rule);
    }
    expect(shared).toEqual([]);
  });

  it('names business terms that exist, and one at least for every rule that is no element warning', () => {
    for (const { rule, said } of explained) {
      if (!isElementWarning(rule)) expect(said.terms.length, rule).toBeGreaterThan(0);
      for (const term of said.terms) {
        const [, kind, digits] = /^(BT|BG)-(\d+)$/.exec(term) ?? [];
        const number = Number(digits);
        expect(number >= 1 && number <= (kind === 'BT' ? 165 : 32), `${rule} ${term}`).toBe(true);
      }
    }
  });

  it('leads every rule that is no element warning to a field', () => {
    // Schemes of identifiers are told by the path, which is the root here.
    const byPathOnly = ['BR-CL-10', 'BR-CL-11', 'BR-CL-14', 'BR-CL-25'];
    const nowhere = explained.filter(({ rule, said }) => !isElementWarning(rule) && said.field === null);
    expect(nowhere.map(({ rule }) => rule)).toEqual(byPathOnly);
  });

  it('mentions the field term in the official words of mandatory and length rules', () => {
    for (const { rule, said } of explained.filter(({ rule: id }) => /^BR-RO-L|^BR-DEC-/.test(id))) {
      expect(said.official, rule).toContain(said.terms[0]);
    }
  });

  it('explains an id it does not know without inventing', () => {
    const said = explainFinding(finding('BR-RO-999', 'Invoice/cbc:ID[1]', { actual: 'x' }));
    expect(said.clause).toBe('Regula nu este respectată');
    expect(said.detail).toContain('„x”');
    expect(said.field).toEqual({ area: 'header', name: 'number' });
    expect(said.repair).toBeNull();
  });
});
