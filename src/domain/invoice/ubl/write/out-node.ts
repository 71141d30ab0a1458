/**
 * Elements to write. Absent content gives no element, so the builders list every element of the schema's sequence and
 * only those that say something appear.
 */
export interface OutNode {
  /** With its prefix: `cbc:ID`. */
  readonly name: string;
  readonly attributes: readonly (readonly [string, string])[];
  readonly content: string | readonly OutNode[];
}

export type OutAttributes = Readonly<Record<string, string | undefined>>;

/** A basic element; undefined where the text is absent. */
export function leaf(name: string, text: string | undefined, attributes: OutAttributes = {}): OutNode | undefined {
  return text === undefined ? undefined : { name, attributes: presentAttributes(attributes), content: text };
}

/** An aggregate with those of its children that are there; undefined where none is. */
export function branch(name: string, children: readonly (OutNode | undefined)[]): OutNode | undefined {
  const content = presentNodes(children);
  return content.length === 0 ? undefined : { name, attributes: [], content };
}

export function presentNodes(nodes: readonly (OutNode | undefined)[]): OutNode[] {
  return nodes.filter((node): node is OutNode => node !== undefined);
}

function presentAttributes(attributes: OutAttributes): (readonly [string, string])[] {
  return Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}
