import { CAC, CBC, EXT, prefixedName } from '@/domain/ubl/ubl-namespaces';
import { namespaceOfName } from '@/domain/ubl/ubl-schema';
import { readXml } from '@/domain/xml/read-xml';
import type { XmlElement } from '@/domain/xml/xml-element';

interface EditableElement {
  name: string;
  namespace: string;
  attributes: { name: string; namespace: string; value: string }[];
  children: EditableElement[];
  text: string;
}

/** Names of the official rules that UBL has otherwise: where the tests must put them for the rule to see them. */
const PLACES: Readonly<Record<string, string>> = {
  BarecodeSymbologyID: CBC,
  PrimaryAccountNumber: CBC,
  JurisdiccionRegionAddress: CAC,
  UBLExtensions: EXT,
};
/** Under Price the official rules look for these among the basic components. */
const UNDER_PRICE = new Set(['ValidityPeriod', 'PriceList']);

/** A document that a test case changes: paths are local names from the root, `Line` is the line of either kind. */
export class EditableDocument {
  private constructor(private readonly root: EditableElement) {}

  static of(xml: string): EditableDocument {
    const read = readXml(xml);
    if (!read.ok) throw new Error(read.error.message);
    return new EditableDocument(editable(read.root));
  }

  /** The first element at the path. */
  private find(path: string): EditableElement | undefined {
    let at: EditableElement | undefined = this.root;
    for (const name of this.names(path)) at = at?.children.find((child) => child.name === name);
    return at;
  }

  private get(path: string): EditableElement {
    const found = this.find(path);
    if (found === undefined) throw new Error(`${path} is not in the base document`);
    return found;
  }

  private names(path: string): string[] {
    const line = this.root.name === 'CreditNote' ? 'CreditNoteLine' : 'InvoiceLine';
    return path === '' ? [] : path.replace(/^Line(?=\/|$)/, line).split('/');
  }

  /** One of several elements of a name directly below the root, to change what is inside it. */
  at(name: string, index: number): EditableDocument {
    const [wanted] = this.names(name);
    const found = this.root.children.filter((child) => child.name === wanted)[index];
    if (found === undefined) throw new Error(`${name}[${index}] is not in the document`);
    return new EditableDocument(found);
  }

  /** Gives the element this text, making it and the elements above it where they are missing. */
  set(path: string, text: string): this {
    this.make(path).text = text;
    return this;
  }

  /** Adds one more element at the path, beside those that are there. */
  add(path: string, text = ''): this {
    const names = this.names(path);
    const last = names.pop() ?? '';
    const parent = this.make(names.join('/'));
    parent.children.push(element(last, parent.name, text));
    return this;
  }

  attribute(path: string, name: string, value: string | undefined): this {
    const { attributes } = this.make(path);
    const at = attributes.findIndex((one) => one.name === name);
    if (at >= 0) attributes.splice(at, 1);
    if (value !== undefined) attributes.push({ name, namespace: '', value });
    return this;
  }

  /** Takes every element at the path out. */
  remove(path: string): this {
    const names = this.names(path);
    const last = names.pop();
    const parent = this.get(names.join('/'));
    const kept = parent.children.filter((child) => child.name !== last);
    if (kept.length === parent.children.length) throw new Error(`${path} is not in the base document`);
    parent.children = kept;
    return this;
  }

  /** Puts a copy of the element after it. */
  repeat(path: string): this {
    const names = this.names(path);
    names.pop();
    const parent = this.get(names.join('/'));
    const one = this.get(path);
    parent.children.splice(parent.children.indexOf(one) + 1, 0, structuredClone(one));
    return this;
  }

  /** Gives every element of this name the text, wherever it stands under a parent of the given name. */
  setAll(parent: string, name: string, text: string): this {
    visit(this.root, (one) => {
      for (const child of one.name === parent ? one.children : []) if (child.name === name) child.text = text;
    });
    return this;
  }

  private make(path: string): EditableElement {
    let at = this.root;
    for (const name of this.names(path)) {
      const known = at.children.find((child) => child.name === name);
      const next = known ?? element(name, at.name, '');
      if (known === undefined) at.children.push(next);
      at = next;
    }
    return at;
  }

  toString(): string {
    return serialised(this.root, true);
  }
}

function element(name: string, parent: string, text: string): EditableElement {
  const usual = PLACES[name] ?? namespaceOfName(name);
  const namespace = parent === 'Price' && UNDER_PRICE.has(name) ? CBC : usual;
  return { name, namespace, attributes: [], children: [], text };
}

function editable({ name, namespace, attributes, children, text }: XmlElement): EditableElement {
  return { name, namespace, attributes: attributes.map((one) => ({ ...one })), children: children.map(editable), text };
}

function visit(at: EditableElement, see: (element: EditableElement) => void): void {
  see(at);
  for (const child of at.children) visit(child, see);
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

function serialised(at: EditableElement, isRoot = false): string {
  const name = prefixedName(at.namespace, at.name);
  const declarations = isRoot
    ? ` xmlns="${at.namespace}" xmlns:cac="${CAC}" xmlns:cbc="${CBC}" xmlns:ext="${EXT}"`
    : '';
  const attributes = at.attributes.map((one) => ` ${one.name}="${escaped(one.value)}"`).join('');
  const content = escaped(at.text) + at.children.map((child) => serialised(child)).join('');
  return `<${name}${declarations}${attributes}>${content}</${name}>`;
}
