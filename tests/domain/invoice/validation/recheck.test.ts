import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRecheck, validateTree } from '@/domain/invoice/validation/validate';
import { readXml } from '@/domain/xml/read-xml';
import type { XmlElement } from '@/domain/xml/xml-element';
import { fullInvoice } from './own/base-documents';

function treeOf(xml: string): XmlElement {
  const read = readXml(xml);
  if (!read.ok) throw new Error(read.error.message);
  return read.root;
}

/** The tree with the text of one leaf changed; only the elements above the leaf are new objects. */
function withText(element: XmlElement, leaf: XmlElement, text: string): XmlElement {
  if (element === leaf) return copy(element, element.children, text);
  const children = element.children.map((child) => withText(child, leaf, text));
  return children.every((child, index) => child === element.children[index])
    ? element
    : copy(element, children, element.text);
}

function copy(element: XmlElement, children: readonly XmlElement[], text: string): XmlElement {
  const { name, namespace, attributes, line, column } = element;
  return { name, namespace, attributes, children, text, line, column };
}

function leaves(element: XmlElement): XmlElement[] {
  return element.children.length === 0 ? [element] : element.children.flatMap(leaves);
}

function invoice(lines: number): XmlElement {
  const d = fullInvoice();
  for (let i = 1; i < lines; i++) d.repeat('Line');
  return treeOf(d.toString());
}

describe('checking again', () => {
  it('gives the verdict of a whole check after any sequence of edits', () => {
    const text = fc.constantFrom(
      '',
      ' ',
      '0',
      '-1',
      '1.234',
      'S',
      'E',
      'RON',
      'EUR',
      'RO',
      'true',
      'abc',
      '2025-13-01',
      'x'.repeat(301),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), text), { minLength: 1, maxLength: 12 }), (edits) => {
        const recheck = createRecheck();
        let tree = invoice(3);
        recheck(tree);
        for (const [at, value] of edits) {
          const all = leaves(tree);
          const leaf = all[at % all.length];
          if (leaf !== undefined) tree = withText(tree, leaf, value);
          expect(recheck(tree)).toEqual(validateTree(tree));
        }
      }),
      { seed: 20240605, numRuns: 60 },
    );
  });

  // Catches a memory that keeps outcomes by place: a line taken out moves the others up.
  it('follows elements that move', () => {
    const recheck = createRecheck();
    const tree = invoice(4);
    const broken = withText(tree, leaves(tree).at(-1) ?? tree, '-1');
    recheck(broken);
    const shorter = copy(
      broken,
      broken.children.filter((_, index) => index !== broken.children.length - 2),
      '',
    );
    expect(recheck(shorter)).toEqual(validateTree(shorter));
    expect(recheck(shorter).findings.some(({ path }) => path.startsWith('Invoice/cac:InvoiceLine[3]'))).toBe(true);
  });
});
