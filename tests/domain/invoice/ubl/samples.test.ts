import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Invoice } from '../../../../src/domain/invoice/invoice';
import { buildUbl } from '../../../../src/domain/invoice/ubl/build-ubl';
import { readUbl } from '../../../../src/domain/invoice/ubl/read-ubl';
import { readXml } from '../../../../src/domain/xml/read-xml';
import type { XmlElement } from '../../../../src/domain/xml/xml-element';

const FOLDER = ['../shared', '../../shared'].map((shared) => `${shared}/corpus/invoices/samples`).find(existsSync);
const FILES = FOLDER === undefined ? [] : readdirSync(FOLDER).filter((name) => name.endsWith('.xml'));

function rootOf(xml: string): XmlElement {
  const result = readXml(xml);
  if (!result.ok) throw new Error(result.error.message);
  return result.root;
}

function read(xml: string): Invoice {
  const result = readUbl(rootOf(xml));
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.invoice;
}

/** What the standard does not model: the schema's version, the card's network, the name of a tax scheme not VAT. */
const NOT_MODELLED = [/\/UBLVersionID /, /\/CardAccount\/NetworkID /, /\/PartyTaxScheme\/TaxScheme\/ID (?!VAT)/];

/** Every leaf with its path, attributes and text, sorted: what a document says, whatever its layout and order. */
function facts(element: XmlElement, path = ''): string[] {
  const here = `${path}/${element.name}`;
  if (element.children.length > 0) return element.children.flatMap((child) => facts(child, here)).sort();
  const attributes = element.attributes
    .filter(({ namespace }) => namespace === '')
    .map(({ name, value }) => `@${name}=${value}`)
    .sort();
  const text = element.text.trim();
  const fact = `${here}${attributes.join('')} ${text}`;
  return text === '' || NOT_MODELLED.some((pattern) => pattern.test(fact)) ? [] : [fact];
}

describe.runIf(FILES.length > 0)('the public samples', () => {
  it.each(FILES)('%s keeps its meaning when written again', (name) => {
    const xml = readFileSync(`${FOLDER}/${name}`, 'utf8');
    const invoice = read(xml);
    const again = buildUbl(invoice);
    expect(read(again)).toEqual(invoice);
    expect(invoice.lines.length).toBeGreaterThan(0);
  });

  // A reader that passes over a field would go unnoticed above: our own seeds must come out fact by fact.
  it.each(FILES.filter((name) => name.startsWith('seed-')))('%s loses no fact', (name) => {
    const xml = readFileSync(`${FOLDER}/${name}`, 'utf8');
    expect(facts(rootOf(buildUbl(read(xml))))).toEqual(facts(rootOf(xml)));
  });
});
