/**
 * How far the verdicts equal the official ones, by what is compared and by rule family. Without the corpus: how many of
 * the repository's own cases (a rule silent on the base, firing on the edited document) hold.
 */
import { AgreementTable, type CorpusDocument, familyOf } from '../domain/invoice/validation/agreement';
import { CATEGORY_CASES } from '../domain/invoice/validation/own/category-cases';
import { LISTED_CASES } from '../domain/invoice/validation/own/listed-cases';
import { MODEL_CASES } from '../domain/invoice/validation/own/model-cases';
import { NATIONAL_CASES } from '../domain/invoice/validation/own/national-cases';
import { SYNTAX_CASES } from '../domain/invoice/validation/own/syntax-cases';
import { printTable, type Row } from './report/print-table';
import { readCorpus } from './validator/bench-documents';
import { loadBuiltValidator } from './validator/built-validator';

const { validate } = await loadBuiltValidator();

function corpusRows(corpus: readonly CorpusDocument[]): readonly Row[] {
  const table = new AgreementTable();
  for (const document of corpus) table.add(document, validate(document.xml));
  return table.sorted().map(([name, { documents, agreeing }]) => [name, String(documents), String(agreeing)]);
}

function ownRows(): readonly Row[] {
  const cases = [...MODEL_CASES, ...CATEGORY_CASES, ...SYNTAX_CASES, ...NATIONAL_CASES, ...LISTED_CASES];
  const families = new Map<string, { documents: number; agreeing: number }>();
  for (const { rule, base, edit } of cases) {
    const row = families.get(familyOf(rule)) ?? { documents: 0, agreeing: 0 };
    families.set(familyOf(rule), row);
    row.documents += 1;
    if (!fires(rule, base().toString()) && fires(rule, edit(base()).toString())) row.agreeing += 1;
  }
  return [...families].sort().map(([name, row]) => [name, String(row.documents), String(row.agreeing)]);
}

function fires(rule: string, xml: string): boolean {
  const { fatal, warning } = validate(xml);
  return fatal.includes(rule) || warning.includes(rule);
}

const corpus = readCorpus();
printTable({
  title: `Agreement with the official rule set, ${corpus === undefined ? "the repository's own cases (no corpus here)" : `${corpus.length} documents of the corpus`}`,
  head: ['compared', corpus === undefined ? 'cases' : 'documents', 'agreeing'],
  rows: corpus === undefined ? ownRows() : corpusRows(corpus),
  foot: [
    'Rule families: over the documents that are schema valid and do not abort, those where either verdict names one.',
  ],
});
