import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildUbl } from '../../../../src/domain/invoice/ubl/build-ubl';
import { readXml } from '../../../../src/domain/xml/read-xml';
import type { XmlElement } from '../../../../src/domain/xml/xml-element';
import { arbitraryInvoice } from './arbitrary-invoice';

/** The order of the schema's sequences: the reference's table where it lies beside the repository. */
const TABLE = ['../shared', '../../shared']
  .map((folder) => `${folder}/reference/ubl21-structure.json`)
  .find(existsSync);

type Child = readonly [name: string, min: number, max: number | null];
interface Structure {
  readonly roots: Readonly<Record<string, { readonly children: readonly Child[] }>>;
  readonly aggregates: Readonly<Record<string, readonly Child[]>>;
  readonly elements: Readonly<Record<string, string>>;
}

function misplaced(element: XmlElement, children: readonly Child[], structure: Structure): string[] {
  const names = children.map(([name]) => name.split(':')[1]);
  const places = element.children.map((child) => names.indexOf(child.name));
  const wrong = element.children.filter((_, index) => {
    const place = places[index] ?? -1;
    return place < 0 || place < (places[index - 1] ?? 0);
  });
  const missing = children.filter(
    ([name, min]) => min > 0 && !element.children.some((child) => child.name === name.split(':')[1]),
  );
  const inner = element.children.flatMap((child) => {
    const type = structure.elements[`cac:${child.name}`];
    const sequence = child.children.length === 0 || type === undefined ? undefined : structure.aggregates[type];
    return sequence === undefined ? [] : misplaced(child, sequence, structure);
  });
  return [
    ...wrong.map((one) => `${element.name}/${one.name}`),
    ...missing.map(([name]) => `${element.name} without ${name}`),
    ...inner,
  ];
}

describe.runIf(TABLE !== undefined)('the schema', () => {
  it('has every element written where it stands, and all it asks for', () => {
    const structure: Structure = JSON.parse(readFileSync(TABLE ?? '', 'utf8'));
    fc.assert(
      fc.property(arbitraryInvoice, (invoice) => {
        const result = readXml(buildUbl(invoice));
        if (!result.ok) throw new Error(result.error.message);
        expect(misplaced(result.root, structure.roots[invoice.kind]?.children ?? [], structure)).toEqual([]);
      }),
      { seed: 12, numRuns: 150 },
    );
  });
});
