/**
 * The tree of an invoice that changes a little at a time: what reading `buildUbl` again would give, without the text, and
 * with the same objects where nothing changed. So a check that remembers outcomes by element has little left to do.
 */
import type { XmlElement } from '../../xml/xml-element';
import type { Invoice, InvoiceLine } from '../invoice';
import { nodesBeforeLines, rootNamespace } from './build-ubl';
import type { OutNode } from './write/out-node';
import { sameNode, treeOfNode } from './write/tree-of-node';
import { invoiceLine } from './write/write-line';

interface BuiltPart {
  readonly node: OutNode;
  readonly element: XmlElement;
}

interface BuiltLine {
  readonly kind: Invoice['kind'];
  readonly currency: string;
  readonly elements: readonly XmlElement[];
}

/** Each call's invoice is compared with the one before; a line that is the same object is not built again. */
export function createUblTree(): (invoice: Invoice) => XmlElement {
  const lines = new WeakMap<InvoiceLine, BuiltLine>();
  let parts: ReadonlyMap<string, BuiltPart> = new Map();

  const elementsOfLine = (line: InvoiceLine, invoice: Invoice): readonly XmlElement[] => {
    const { kind, currency } = invoice;
    const before = lines.get(line);
    if (before?.kind === kind && before.currency === currency) return before.elements;
    const node = invoiceLine(line, invoice);
    const elements = node === undefined ? [] : [treeOfNode(node)];
    lines.set(line, { kind, currency, elements });
    return elements;
  };

  return (invoice) => {
    parts = builtParts(nodesBeforeLines(invoice), parts);
    return {
      name: invoice.kind,
      namespace: rootNamespace(invoice),
      attributes: [],
      children: [
        ...[...parts.values()].map(({ element }) => element),
        ...invoice.lines.flatMap((line) => elementsOfLine(line, invoice)),
      ],
      text: '',
      line: 0,
      column: 0,
    };
  };
}

/** By name and place among those of the name: a part that comes or goes leaves the others theirs. */
function builtParts(nodes: readonly OutNode[], before: ReadonlyMap<string, BuiltPart>): ReadonlyMap<string, BuiltPart> {
  const counts = new Map<string, number>();
  const parts = new Map<string, BuiltPart>();
  for (const node of nodes) {
    const count = (counts.get(node.name) ?? 0) + 1;
    counts.set(node.name, count);
    const key = `${node.name} ${count}`;
    const known = before.get(key);
    parts.set(key, known !== undefined && sameNode(known.node, node) ? known : { node, element: treeOfNode(node) });
  }
  return parts;
}
