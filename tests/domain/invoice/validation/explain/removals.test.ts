import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { explainFinding } from '@/domain/invoice/validation/explain/explain-finding';
import { applyRepair } from '@/domain/invoice/validation/explain/repairs/apply-repair';
import { unexpectedPath } from '@/domain/invoice/validation/explain/unexpected/unexpected-path';
import type { XmlElement } from '@/domain/xml/xml-element';
import { finding, node } from './xml-tree';

const IDS = readFileSync(new URL('./catalogue-ids.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const UNEXPECTED = IDS.filter((rule) => rule.startsWith('UBL-CR-'));
/** Depend on a type code, or their content belongs elsewhere: no certain remedy. */
const NOT_REMOVED = ['UBL-CR-412', 'UBL-CR-665', 'UBL-CR-666', 'UBL-CR-673'];

/** A document that has the path twice, beside a neighbour that must stay. */
function documentWith(path: string): XmlElement {
  const steps = path
    .split('/')
    .filter((step) => step !== '')
    .map((step) => (step === 'Line' ? 'InvoiceLine' : step));
  const last = steps.at(-1) ?? '';
  const leaf = last.startsWith('@') ? null : node(`cbc:${last}`, 'x');
  const names = steps.slice(0, -1);
  const innermost = names.at(-1);
  const build = (at: number): XmlElement => {
    const name = names[at] ?? '';
    if (leaf === null && name === innermost && at === names.length - 1) {
      return node(`cbc:${name}`, 'x', { [last.slice(1)]: 'y', kept: 'z' });
    }
    const inside =
      at === names.length - 1
        ? [leaf ?? node('cbc:Kept'), node('cbc:Kept', 'k')]
        : [build(at + 1), node('cbc:Kept', 'k')];
    return node(`cac:${name}`, inside);
  };
  const top = () => (names.length > 0 ? build(0) : (leaf ?? node('cbc:Any', 'x', { [last.slice(1)]: 'y' })));
  return node('Invoice', [top(), node('cbc:Kept', 'k'), top()]);
}

function countOf(root: XmlElement, name: string): number {
  const own = name.startsWith('@')
    ? root.attributes.filter((attribute) => `@${attribute.name}` === name).length
    : Number(root.name === name);
  return own + root.children.reduce((sum, child) => sum + countOf(child, name), 0);
}

describe('elements that should not be there', () => {
  it('are 679, each with its own path but one', () => {
    expect(UNEXPECTED.length).toBe(679);
    expect(new Set(UNEXPECTED.map(unexpectedPath)).size).toBe(678);
    expect(unexpectedPath('UBL-CR-628')).toBe(unexpectedPath('UBL-CR-631'));
    expect(unexpectedPath('UBL-CR-120')).toBeUndefined();
  });

  it('has the paths of the catalogue at the seams of its table', () => {
    expect(unexpectedPath('UBL-CR-011')).toBe('LineCountNumeric');
    expect(unexpectedPath('UBL-CR-077')).toBe('StatementDocumentReference');
    expect(unexpectedPath('UBL-CR-264')).toBe('AccountingCustomerParty/BuyerContact');
    expect(unexpectedPath('UBL-CR-412')).toBe('PaymentMeans/PaymentDueDate');
    expect(unexpectedPath('UBL-CR-682')).toBe('Delivery/DeliveryAddress');
    expect(unexpectedPath('UBL-CR-681')).toBe('PaymentMeans/InstructionNote');
    expect(unexpectedPath('UBL-CR-644')).toBe('Line/Price/PricingExchangeRate');
    expect(unexpectedPath('UBL-CR-678')).toBe('//TaxCategory/ID/@schemeID');
  });

  // The rule asks that the path does not exist: after the repair it must not, and nothing else may be gone.
  it.each(UNEXPECTED)('%s', (rule) => {
    const path = unexpectedPath(rule) ?? '';
    const document = documentWith(path);
    const name = path.split('/').at(-1) ?? '';
    const { repair } = explainFinding(finding(rule, 'Invoice'), { document });
    if (NOT_REMOVED.includes(rule)) {
      expect(repair).toBeNull();
      return;
    }
    expect(countOf(document, name)).toBeGreaterThanOrEqual(2);
    if (!repair) throw new Error(`${rule} has no repair`);
    const after = applyRepair(document, repair);
    expect(countOf(after, name)).toBe(countOf(document, name) - 2);
    expect(countOf(after, 'Kept')).toBe(countOf(document, 'Kept'));
  });

  it('takes an attribute from everywhere, but leaves the name of the payment means', () => {
    const document = node('Invoice', [
      node('cac:PaymentMeans', [node('cbc:PaymentMeansCode', '42', { name: 'virament' })]),
      node('cac:AccountingCustomerParty', [node('cbc:ID', '1', { name: 'x', schemeName: 'y' })]),
    ]);
    const { repair } = explainFinding(finding('UBL-DT-18', 'Invoice'), { document });
    const after = repair && applyRepair(document, repair);
    expect(after && countOf(after, '@name')).toBe(1);
    expect(after && countOf(after, '@schemeName')).toBe(1);
  });
});
