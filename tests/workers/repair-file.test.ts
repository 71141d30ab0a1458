import { describe, expect, it } from 'vitest';
import { readXml } from '@/domain/xml/read-xml';
import type { XmlElement } from '@/domain/xml/xml-element';
import { readFile } from '@/workers/document/document-service';
import { explainFile, repairFile } from '@/workers/document/repair-file';
import { writeTree } from '@/workers/document/write-tree';
import { bytesOf, sampleXml } from './sample-xml';

function root(xml: string): XmlElement {
  const read = readXml(xml);
  if (!read.ok) throw new Error(read.error.message);
  return read.root;
}

/** What a document says, apart from where it says it and from blanks between elements. */
function said({ name, namespace, attributes, children, text }: XmlElement): unknown {
  return { name, namespace, attributes, children: children.map(said), text: children.length === 0 ? text : '' };
}

describe('writing a tree', () => {
  it('says the same again', () => {
    const xml = sampleXml();
    expect(said(root(writeTree(root(xml)) ?? ''))).toEqual(said(root(xml)));
  });

  it('keeps foreign namespaces, prefixed attributes and references', () => {
    const xml =
      '<a:Doc xmlns:a="urn:a" xmlns:x="urn:x" x:k="1 &lt; 2"><x:In xml:lang="ro">T &amp; C</x:In><Plain xmlns=""/></a:Doc>';
    expect(said(root(writeTree(root(xml)) ?? ''))).toEqual(said(root(xml)));
  });

  it('gives the name in xsi:type the prefix that its namespace gets', () => {
    const xml =
      '<r xmlns="urn:r" xmlns:i="http://www.w3.org/2001/XMLSchema-instance"><a xmlns:p="urn:p" i:type="p:T"/><b i:type="T"/></r>';
    const types = root(writeTree(root(xml)) ?? '').children.map(({ attributes }) => attributes[0]?.valueName);
    expect(types).toEqual([
      { name: 'T', namespace: 'urn:p' },
      { name: 'T', namespace: 'urn:r' },
    ]);
  });

  it('refuses text between elements, which it would lose', () => {
    expect(writeTree(root('<a>text<b/></a>'))).toBeNull();
  });
});

describe('repairing a copy', () => {
  const broken = sampleXml()
    .replace('unitCode="H87"', 'unitCode="buc"')
    .replace(/(<cbc:PayableAmount currencyID="RON">)[^<]*/, '$14841.22');

  it('names each error with its remedy', () => {
    const explained = explainFile(bytesOf(broken));
    expect(explained.map(({ finding }) => finding.rule)).toEqual(expect.arrayContaining(['BR-CL-23', 'BR-CO-16']));
    expect(explained.every(({ explanation }) => explanation.clause !== '')).toBe(true);
    const total = explained.find(({ finding }) => finding.rule === 'BR-CO-16')?.explanation.repair?.change;
    expect(total).toMatchObject({ was: '4841.22', willBe: '4841.21' });
  });

  it('puts all right, and the copy is accepted', async () => {
    const repaired = repairFile(bytesOf(broken));
    expect(repaired?.changes).toBe(2);
    expect(await readFile(repaired?.bytes ?? bytesOf(''))).toMatchObject({ accepted: true });
  });

  it('puts one right and leaves the others', async () => {
    const unit = explainFile(bytesOf(broken)).find(({ finding }) => finding.rule === 'BR-CL-23')?.finding;
    const repaired = unit && repairFile(bytesOf(broken), unit);
    const reading = await readFile(repaired?.bytes ?? bytesOf(''));
    expect(reading.findings.map(({ rule }) => rule)).toEqual(['BR-CO-16']);
  });

  it('makes no copy where nothing is certain', () => {
    expect(repairFile(bytesOf(sampleXml()))).toBeNull();
    expect(repairFile(bytesOf('<rupt'))).toBeNull();
  });

  it('never changes the bytes given', () => {
    const given = bytesOf(broken);
    repairFile(given);
    expect(given).toEqual(bytesOf(broken));
  });
});
