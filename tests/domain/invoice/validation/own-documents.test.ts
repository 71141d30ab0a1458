import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GATHERED_FACTS } from '@/domain/invoice/validation/gathered-facts';
import { RuleEngine } from '@/domain/invoice/validation/rule-engine';
import { RULE_TABLE } from '@/domain/invoice/validation/rule-table';
import { validate } from '@/domain/invoice/validation/validate';
import type { Verdict } from '@/domain/invoice/validation/verdict';
import { readXml } from '@/domain/xml/read-xml';
import { categoryInvoice, chargedInvoice, creditNote, fullInvoice, standardInvoice } from './own/base-documents';
import { CATEGORY_CASES } from './own/category-cases';
import { LISTED_CASES } from './own/listed-cases';
import { MODEL_CASES } from './own/model-cases';
import { NATIONAL_CASES } from './own/national-cases';
import { SYNTAX_CASES } from './own/syntax-cases';

/** The repository's own documents: every rule both ways, written for the project, so that it needs no corpus. */
const CASES = [...MODEL_CASES, ...CATEGORY_CASES, ...SYNTAX_CASES, ...NATIONAL_CASES, ...LISTED_CASES];

const idsOf = ({ fatal, warning }: Verdict) => [...fatal, ...warning];

/** The committed catalogue: id, severity, and `never` for those that cannot fail. */
const CATALOGUE = readFileSync('tests/fixtures/rules/catalogue-ids.txt', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split(' '));

describe('base documents', () => {
  const bases = {
    standardInvoice,
    creditNote,
    chargedInvoice,
    fullInvoice,
    ...Object.fromEntries(
      ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M'].map((c) => [`category ${c}`, () => categoryInvoice(c)]),
    ),
  };
  it.each(Object.entries(bases))('%s fails no fatal rule', (_, base) => {
    const { fatal, abort } = validate(base().toString());
    expect([fatal, abort]).toEqual([[], []]);
  });

  it('the standard invoice is accepted as it is in the file', () => {
    expect(validate(readFileSync('tests/fixtures/invoices/standard.xml'))).toMatchObject({
      accepted: true,
      warning: [],
    });
  });
});

describe('every rule both ways', () => {
  const broken = CASES.map(({ rule, base, edit }) => {
    const before = idsOf(validate(base().toString()));
    const after = idsOf(validate(edit(base()).toString()));
    return { rule, silent: !before.includes(rule), fires: after.includes(rule) };
  });

  it('holds on the base document', () => {
    expect(broken.filter(({ silent }) => !silent).map(({ rule }) => rule)).toEqual([]);
  });

  it('fails on the edited document', () => {
    expect(broken.filter(({ fires }) => !fires).map(({ rule }) => rule)).toEqual([]);
  });
});

describe('the catalogue', () => {
  const live = CATALOGUE.filter(([, , never]) => never === undefined).map(([id]) => id);

  it('has every rule as code, with its severity, and no other', () => {
    const table = RULE_TABLE.map(({ id, severity, neverFires }) => [id, severity, ...(neverFires ? ['never'] : [])]);
    expect(table.map((row) => row.join(' ')).sort()).toEqual(CATALOGUE.map((row) => row.join(' ')).sort());
  });

  it('has no rule that no document of the repository exercises', () => {
    const exercised = new Set(CASES.map(({ rule }) => rule));
    expect(live.filter((id) => id !== undefined && !exercised.has(id))).toEqual([]);
  });

  it('notices each rule that is taken out of the table', () => {
    const documents = new Map(CASES.map(({ rule, base, edit }) => [rule, edit(base()).toString()]));
    const unnoticed = live.filter((id) => {
      const engine = new RuleEngine(
        RULE_TABLE.filter((rule) => rule.id !== id),
        GATHERED_FACTS,
      );
      const read = readXml(documents.get(id ?? '') ?? '');
      return !read.ok || idsOf(engine.validate(read.root)).includes(id ?? '');
    });
    expect(unnoticed).toEqual([]);
  }, 60_000);
});
