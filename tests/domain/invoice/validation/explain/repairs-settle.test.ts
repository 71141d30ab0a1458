import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { explainFinding } from '@/domain/invoice/validation/explain/explain-finding';
import { applyRepair } from '@/domain/invoice/validation/explain/repairs/apply-repair';
import { validateTree } from '@/domain/invoice/validation/validate';
import type { RuleFinding } from '@/domain/invoice/validation/verdict';
import { readXml } from '@/domain/xml/read-xml';
import type { XmlElement } from '@/domain/xml/xml-element';

const STANDARD = readFileSync(new URL('../../../../fixtures/invoices/standard.xml', import.meta.url), 'utf8');
const CORPUS = new URL('../../../../../../shared/corpus/invoices/invoices.jsonl.gz', import.meta.url);
/** So many repairs a rule are tried on the corpus. */
const TRIES = 6;
const CONTEXT = { exchangeRate: '5.0869' } as const;

function read(xml: string): XmlElement | null {
  const result = readXml(xml);
  return result.ok ? result.root : null;
}

/** Takes one certain repair after another until the document is accepted or none is left. */
function healed(root: XmlElement): XmlElement {
  let at = root;
  for (let step = 0; step < 40; step += 1) {
    const { findings } = validateTree(at);
    const fatal = findings.filter(({ severity }) => severity === 'fatal');
    const repairs = fatal.map((one) => explainFinding(one, { ...CONTEXT, document: at }).repair);
    const repair = repairs.find((one) => one !== null);
    if (!repair) return at;
    at = applyRepair(at, repair);
  }
  return at;
}

/** Faults as people and programs make them: the rule that refuses, what is replaced by what. */
const FAULTS: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['BR-RO-101', 'SECTOR1', 'București, sector 1'],
  ['BR-RO-111', '<cbc:CountrySubentity>RO-B<', '<cbc:CountrySubentity>București<'],
  ['BR-RO-110', 'RO-SB', 'Sibiu'],
  ['BR-CL-23', 'unitCode="H87"', 'unitCode="buc"'],
  ['BR-CL-04', '<cbc:DocumentCurrencyCode>RON<', '<cbc:DocumentCurrencyCode>lei<'],
  ['BR-CL-14', '<cbc:IdentificationCode>RO<', '<cbc:IdentificationCode>România<'],
  ['BR-RO-001', '#compliant#urn:efactura.mfinante.ro:CIUS-RO:1.0.1', ''],
  ['BR-01', '<cbc:CustomizationID>', '<cbc:UBLVersionID>2.1</cbc:UBLVersionID><x>'],
  ['BR-RO-DT001', '>2025-10-01<', '>2025-10-01+03:00<'],
  [
    'BR-DEC-09',
    '<cbc:LineExtensionAmount currencyID="RON">100.00<',
    '<cbc:LineExtensionAmount currencyID="RON">100.000<',
  ],
  ['BR-CO-14', '<cbc:TaxAmount currencyID="RON">21.00<', '<cbc:TaxAmount currencyID="RON">21.10<'],
  ['BR-CO-15', '<cbc:TaxInclusiveAmount currencyID="RON">121.00<', '<cbc:TaxInclusiveAmount currencyID="RON">121.01<'],
  ['BR-CO-16', '<cbc:PayableAmount currencyID="RON">121.00<', '<cbc:PayableAmount currencyID="RON">120.99<'],
  ['BR-CO-09', 'RO55667788', 'ro55667788'],
  ['UBL-XSD', '<cbc:PriceAmount currencyID="RON">50.00<', '<cbc:PriceAmount currencyID="RON">50,00<'],
  ['UBL-XSD', '<cbc:PayableAmount currencyID="RON">', '<cbc:PayableAmount>'],
  ['UBL-XSD', '>2025-10-31<', '>31.10.2025<'],
];

function broken(rule: string, from: string, to: string): string {
  const xml = STANDARD.replace(from, to);
  // The specification's element is taken out whole for the rule on its absence.
  return rule === 'BR-01' ? xml.replace(/<x>[^<]*<\/cbc:CustomizationID>/, '') : xml;
}

describe('certain repairs, judged by the validator', () => {
  it('starts from an accepted document', () => {
    const root = read(STANDARD);
    expect(root && validateTree(root).accepted).toBe(true);
  });

  it.each(FAULTS)('%s is healed', (rule, from, to) => {
    const root = read(broken(rule, from, to));
    if (!root) throw new Error('The document cannot be read');
    // The fault is real: the rule refuses before and accepts after.
    const before = validateTree(root);
    expect(before.findings.map((one) => one.rule)).toContain(rule);
    expect(before.accepted).toBe(false);
    const after = validateTree(healed(root));
    expect(after.fatal).toEqual([]);
    expect(after.accepted).toBe(true);
  });

  it('heals several faults at once', () => {
    const xml = FAULTS.filter(([rule]) => !['BR-01', 'BR-RO-110'].includes(rule)).reduce(
      (text, [, from, to]) => text.replace(from, to),
      STANDARD,
    );
    const root = read(xml);
    expect(root && validateTree(root).fatal.length).toBeGreaterThan(8);
    expect(root && validateTree(healed(root)).accepted).toBe(true);
  });
});

function isThere(findings: readonly RuleFinding[], one: RuleFinding): boolean {
  const wholeDocument = one.rule.startsWith('UBL-CR-');
  return findings.some(({ rule, path }) => rule === one.rule && (wholeDocument || path === one.path));
}

/** What is wrong with a repair by the validator's verdict; null where it does what it says. */
function wrongWith(root: XmlElement, one: RuleFinding): string | null {
  const { repair } = explainFinding(one, { ...CONTEXT, document: root });
  if (!repair) return null;
  const after = validateTree(applyRepair(root, repair));
  if (isThere(after.findings, one)) return `${one.rule} still refuses at ${one.path}`;
  const brokeSchema = validateTree(root).xsd === 'valid' && after.xsd !== 'valid';
  return brokeSchema ? `${one.rule} breaks the schema at ${one.path}` : null;
}

describe('the same on the corpus, where it is at hand', () => {
  it('every repair that is offered settles its rule and keeps the schema', () => {
    const lines = existsSync(CORPUS) ? gunzipSync(readFileSync(CORPUS)).toString('utf8').trim().split('\n') : [];
    const documents =
      lines.length > 0 ? lines.map((line) => JSON.parse(line).xml) : FAULTS.map((fault) => broken(...fault));
    const tried = new Map<string, number>();
    const wrong: string[] = [];
    for (const xml of documents) {
      const root = read(xml);
      if (!root) continue;
      for (const one of validateTree(root).findings) {
        const count = tried.get(one.rule) ?? 0;
        if (count >= TRIES || explainFinding(one, { ...CONTEXT, document: root }).repair === null) continue;
        tried.set(one.rule, count + 1);
        const fault = wrongWith(root, one);
        if (fault !== null) wrong.push(fault);
      }
    }
    expect(wrong).toEqual([]);
    expect(tried.size).toBeGreaterThan(10);
  }, 120_000);
});
