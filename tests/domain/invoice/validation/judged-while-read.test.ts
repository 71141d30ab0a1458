import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { judgeWhileReading, validate, validateTree } from '@/domain/invoice/validation/validate';
import { readXml } from '@/domain/xml/read-xml';
import { documentOf } from '../../../bench/validator/sized-documents';
import { CORPUS } from './corpus-path';

/** The verdict on the tree that was read whole before. */
function onTree(xml: string) {
  const read = readXml(xml);
  return read.ok ? validateTree(read.root) : undefined;
}

/** Lines enough for several batches, one of them changed. */
function withLine(lines: number, at: number, edit: (line: string) => string): string {
  let index = 0;
  return documentOf(lines).xml.replace(/<cac:InvoiceLine>.*?<\/cac:InvoiceLine>/gs, (line) =>
    ++index === at ? edit(line) : line,
  );
}

const LINES = 700;
const EDITS: Readonly<Record<string, (line: string) => string>> = {
  'nothing is changed': (line) => line,
  'a line has a wrong rate': (line) => line.replace('<cbc:Percent>21', '<cbc:Percent>22'),
  'a line has no price': (line) => line.replace(/<cac:Price>.*<\/cac:Price>/s, ''),
  'a line has a category of two schemes': (line) => line.replace(/<cac:TaxScheme>.*?<\/cac:TaxScheme>/s, '$&$&'),
  'a line has an amount that is no number': (line) => line.replace(/(<cbc:LineExtensionAmount[^>]*>)[^<]*/, '$1x'),
  'a line has an allowance without a reason': (line) =>
    line.replace(
      '<cac:Item>',
      '<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:Amount currencyID="RON">1</cbc:Amount></cac:AllowanceCharge><cac:Item>',
    ),
  'a line stands among others of its name and is empty': () => '<cac:InvoiceLine/>',
};

describe('a document judged while it is read', () => {
  it.each(Object.entries(EDITS))('has the verdict of its tree where %s', (_, edit) => {
    for (const at of [1, 256, 300, LINES]) {
      const xml = withLine(LINES, at, edit);
      expect(validate(xml)).toEqual(onTree(xml));
    }
  });

  it('lets go of lines without faults and keeps the others, paths and all', () => {
    const { verdict, head } = judgeWhileReading(
      withLine(LINES, 300, (line) => line.replace(/<cbc:Name>.*<\/cbc:Name>/s, '')),
    );
    const lines = head?.children.filter(({ name }) => name === 'InvoiceLine') ?? [];
    expect(lines).toHaveLength(LINES);
    expect(verdict.findings.map(({ rule, path }) => `${rule} ${path}`)).toContain('BR-25 Invoice/cac:InvoiceLine[300]');
    expect(lines[299]?.children).not.toHaveLength(0);
    expect(lines[0]?.children).toHaveLength(0);
    expect(lines[LINES - 1]?.children).toHaveLength(0);
  });

  it('is of no effect on the next one where it ends badly', () => {
    const { xml } = documentOf(LINES);
    expect(validate(xml.slice(0, -20)).xsd).toBe('unreadable');
    expect(validate(xml)).toEqual(onTree(xml));
    expect(validate(xml).accepted).toBe(true);
  });

  it.runIf(CORPUS !== undefined)(
    'has the verdict of its tree on every document of the corpus',
    () => {
      const corpus = gunzipSync(readFileSync(CORPUS ?? ''))
        .toString('utf8')
        .trim()
        .split('\n');
      const different = corpus.filter((line) => {
        const { xml } = JSON.parse(line);
        return JSON.stringify(validate(xml)) !== JSON.stringify(onTree(xml) ?? validate(xml));
      });
      expect(different).toEqual([]);
    },
    120_000,
  );
});
