/**
 * Every value that a document holds stands somewhere on its page: on the sheet, in its own words, or among the fields beside it, as
 * written. The table below says which are told by the fields alone, and why.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { InvoiceDocument } from '@/app/invoices/document/invoice-document';
import { formatDate } from '@/domain/calendar/format-date';
import { showIban } from '@/domain/identifiers/iban';
import { type DocumentTerm, documentTerms } from '@/domain/invoice/terms/document-terms';
import { buildUbl } from '@/domain/invoice/ubl/build-ubl';
import { readUbl } from '@/domain/invoice/ubl/read-ubl';
import { isDecimalText } from '@/domain/money/decimal-text';
import { formatAmount, formatNumber } from '@/domain/money/format-amount';
import { documentTexts, VAT_ROW_NAMES } from '@/domain/paper/document-texts';
import { FOREIGN_LOOK } from '@/domain/paper/look/foreign-look';
import { TAX_POINT_WORDS } from '@/domain/paper/more-texts';
import { showUnit } from '@/domain/units/find-unit';
import { readXml } from '@/domain/xml/read-xml';
import type { XmlElement } from '@/domain/xml/xml-element';
import { arbitraryInvoice } from '../../domain/invoice/ubl/arbitrary-invoice';

const FOLDER = ['../shared', '../../shared'].map((shared) => `${shared}/corpus/invoices/samples`).find(existsSync);
const SAMPLES = FOLDER === undefined ? [] : readdirSync(FOLDER).filter((name) => name.endsWith('.xml'));
const KEPT = 'tests/fixtures/invoices/standard.xml';

/** Told beside the sheet alone. */
const FIELDS_ONLY: Readonly<Record<string, string>> = {
  'BT-3': 'the sheet says it as its title',
  'BT-5': 'lei for RON, and the code of any other beside each sum',
  'BT-6': 'told by the name of the sum',
  'BT-21': 'a code for machines, the text is on the sheet',
  'BT-23': 'a process, for machines',
  'BT-24': 'a specification, for machines',
  'BT-81': 'in words, or by the text of its own',
  'BT-95': 'the rate is told',
  'BT-96': 'beside the amount',
  'BT-98': 'the reason is told in words',
  'BT-102': 'the rate is told',
  'BT-105': 'the reason is told in words',
  'BT-118': 'as the name of the row',
  'BT-121': 'the reason is told in words',
  'BT-125': 'a file, given by its button',
  'BT-125-1': 'told with the file',
  'BT-140': 'the reason is told in words',
  'BT-145': 'the reason is told in words',
  'BT-149': 'one of the unit is how every price is meant',
  'BT-150': 'with the price, where it is for several',
  'BT-151': 'told by the breakdown',
  'BT-158-1': 'NC or CPV in words',
  'BT-158-2': 'a version of a list, for machines',
  'BT-122': 'the kind of a reference is a code for machines; its number is on the sheet',
  'BT-128': 'the kind of a reference is a code for machines; its number is on the sheet',
  'BT-147': 'nothing where nothing is taken off',
  'BT-148': 'nothing where it is the net price',
  'BT-34': 'not twice, where it is the address of the contact',
  'BT-49': 'not twice, where it is the address of the contact',
  'BT-75': 'not twice, where it is the address of the buyer',
};
/** What the model writes though EN 16931 has no term for it: a network that UBL wants, a buyer’s legal form and registration. */
const OUTSIDE = /^(?:rețeaua cardului|felul referinței|.*currencyID|CompanyLegalForm|CompanyID)$/;

const COUNTRIES = new Set(['BT-40', 'BT-55', 'BT-69', 'BT-80']);
const COUNTIES = new Set(['BT-39', 'BT-54', 'BT-68', 'BT-79']);

function rootOf(xml: string): XmlElement {
  const read = readXml(xml);
  if (!read.ok) throw new Error(read.error.message);
  return read.root;
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Letters alone: what the sheet parts by blanks and markup. */
const squeezed = (text: string): string => text.replaceAll(/[\s−-]/g, '').toLowerCase();

function sheetOf(root: XmlElement): string {
  const read = readUbl(root);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const markup = renderToStaticMarkup(createElement(InvoiceDocument, { invoice: read.invoice, look: FOREIGN_LOOK }));
  const text = markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&([^;]+);/g, (_, name: string) => SIGNS[name] ?? '?');
  return squeezed(text);
}

/** How a value may be written on paper. */
function written({ term, value }: DocumentTerm): readonly string[] {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? [formatDate(value)] : [];
  const figures = isDecimalText(value) ? [formatAmount(value), formatNumber(value), formatNumber(value, 2)] : [];
  const words = [
    documentTexts.means[value],
    VAT_ROW_NAMES[value],
    TAX_POINT_WORDS[value]?.[0],
    term === 'BT-130' ? showUnit(value) : undefined,
    /^[A-Z]{2}\d{2}/.test(value) ? showIban(value) : undefined,
  ].filter((word) => word !== undefined);
  const county = COUNTIES.has(term) ? [value.replace(/^RO-/, ''), value === 'RO-B' ? 'București' : ''] : [];
  const note = /^#[A-Z]{3}#/.test(value) ? [value.slice(5)] : [];
  return [value, ...day, ...figures, ...words, ...county, ...note].map(squeezed).filter((text) => text !== '');
}

function missing(root: XmlElement): readonly string[] {
  const sheet = sheetOf(root);
  return documentTerms(root)
    .filter(({ term, encoded }) => term !== '' && encoded === undefined && FIELDS_ONLY[term] === undefined)
    .filter(({ term, value }) => !(COUNTRIES.has(term) && value === 'RO'))
    .filter((one) => !written(one).some((text) => sheet.includes(text)))
    .map(({ term, value, name, line }) => `${term} (${name}) ${value} · ${line}`);
}

function leavesOf(element: XmlElement): readonly string[] {
  if (element.name === 'TaxScheme' || element.name === 'ChargeIndicator') return [];
  const own = element.children.length === 0 ? [element.text.trim()] : [];
  return [...own, ...element.children.flatMap(leavesOf)].filter((text) => text !== '');
}

describe('the page of a document', () => {
  it.each([KEPT, ...SAMPLES.map((name) => `${FOLDER}/${name}`)])('says every term of %s', (path) => {
    expect(missing(rootOf(readFileSync(path, 'utf8')))).toEqual([]);
  });

  it.each([KEPT, ...SAMPLES.map((name) => `${FOLDER}/${name}`)])('has each value of %s among its fields', (path) => {
    const root = rootOf(readFileSync(path, 'utf8'));
    const values = documentTerms(root).map(({ value, encoded }) => encoded ?? value);
    const leaves = leavesOf(root).filter((text) => text.length < 2000);
    expect(leaves.filter((text) => !values.includes(text) && !values.includes(text.length))).toEqual([]);
  });

  it('has each value of any invoice among its fields, with a term for all that this program writes', () => {
    fc.assert(
      fc.property(arbitraryInvoice, (invoice) => {
        const root = rootOf(buildUbl(invoice));
        const terms = documentTerms(root);
        const values = terms.map(({ value, encoded }) => encoded ?? value);
        expect(leavesOf(root).filter((text) => !values.includes(text) && !values.includes(text.length))).toEqual([]);
        expect(terms.filter(({ term, name }) => term === '' && !OUTSIDE.test(name))).toEqual([]);
      }),
      { seed: 16, numRuns: 60 },
    );
  });
});
