import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftAsInvoice } from '@/domain/invoice/issue-invoice';
import { buildUbl } from '@/domain/invoice/ubl/build-ubl';
import { createUblTree } from '@/domain/invoice/ubl/ubl-tree';
import { readXml } from '@/domain/xml/read-xml';
import type { XmlElement } from '@/domain/xml/xml-element';
import { arbitraryDraft, DRAFT } from '../arbitrary-draft';
import { arbitraryInvoice } from './arbitrary-invoice';

/** What an element says, without its place in a text. */
function said({ name, namespace, attributes, children, text }: XmlElement): unknown {
  return { name, namespace, attributes: attributes.map((one) => ({ ...one })), children: children.map(said), text };
}

function read(xml: string): XmlElement {
  const result = readXml(xml);
  if (!result.ok) throw new Error(result.error.message);
  return result.root;
}

describe('the tree of an invoice', () => {
  it('is what reading its text gives, one invoice after another', () => {
    fc.assert(
      fc.property(fc.array(arbitraryInvoice, { minLength: 1, maxLength: 3 }), (invoices) => {
        const treeOf = createUblTree();
        for (const invoice of invoices) expect(said(treeOf(invoice))).toEqual(said(read(buildUbl(invoice))));
      }),
      { seed: 20261126, numRuns: 150 },
    );
  });

  it('keeps the elements of what did not change', () => {
    const [line] = DRAFT.lines;
    if (line === undefined) throw new Error('The sample has a line.');
    const lines = ['a', 'b', 'c'].map((id) => ({ ...line, id }));
    const treeOf = createUblTree();
    const before = treeOf(draftAsInvoice({ ...DRAFT, lines }, 'A-1'));
    const changed = lines.with(1, { ...line, id: 'b', price: '7' });
    const after = treeOf(draftAsInvoice({ ...DRAFT, lines: changed }, 'A-1'));
    const kept = after.children.filter((child) => before.children.includes(child)).map(({ name }) => name);
    expect(kept.filter((name) => name === 'InvoiceLine')).toHaveLength(2);
    expect(kept).toContain('AccountingCustomerParty');
    // The totals follow the line.
    expect(kept).not.toContain('LegalMonetaryTotal');
  });

  // One object at two places would have the path of one of them only.
  it('never holds one element twice', () => {
    fc.assert(
      fc.property(arbitraryDraft, (draft) => {
        const [first] = draft.lines;
        const lines = first === undefined ? [] : [first, first, ...draft.lines];
        const treeOf = createUblTree();
        treeOf(draftAsInvoice(draft, 'A-1'));
        const { children } = treeOf(draftAsInvoice({ ...draft, lines }, 'A-1'));
        expect(new Set(children).size).toBe(children.length);
      }),
      { seed: 5, numRuns: 50 },
    );
  });
});
