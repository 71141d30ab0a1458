import { isNameStart } from './xml-characters';
import { XmlFault } from './xml-fault';

/** A tag's name with its namespace found, shared by all elements written the same way in one scope. */
export interface ResolvedName {
  /** As written, prefix included: what the end tag must repeat. */
  readonly qualified: string;
  readonly name: string;
  readonly namespace: string;
}

const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';
const XMLNS_NAMESPACE = 'http://www.w3.org/2000/xmlns/';

/** Names seen by any document, so that equal names are the same string and compare by identity. */
const INTERNED = new Map<string, string>();
/** Foreign documents could bring any number of names of any length; past these bounds they are used as they are. */
const MAX_INTERNED = 8192;
const MAX_INTERNED_LENGTH = 128;

function intern(name: string): string {
  const known = INTERNED.get(name);
  if (known !== undefined) return known;
  if (name.length > MAX_INTERNED_LENGTH) return name;
  // A property key is unique in the engine, a slice of the document is not (and would keep the document alive).
  const unique = Object.keys({ [name]: 0 })[0] ?? name;
  if (INTERNED.size < MAX_INTERNED) INTERNED.set(unique, unique);
  return unique;
}

/**
 * The namespace declarations in force at an element (Namespaces in XML 1.0). A new scope is made only by an element
 * that declares something; names resolved in a scope are remembered there.
 */
export class NamespaceScope {
  private readonly declared = new Map<string, string>();
  private readonly resolved = new Map<string, ResolvedName>();

  constructor(readonly outer: NamespaceScope | undefined) {}

  static root(): NamespaceScope {
    const scope = new NamespaceScope(undefined);
    scope.declared.set('', '');
    scope.declared.set('xml', XML_NAMESPACE);
    return scope;
  }

  /** Takes the attribute `xmlns:prefix="uri"`, or `xmlns="uri"` (prefix ''). */
  declare(attribute: string, uri: string, offset: number): void {
    const prefix = attribute.slice(6);
    const wrong =
      (prefix === '' && attribute !== 'xmlns') ||
      prefix.includes(':') ||
      prefix === 'xmlns' ||
      uri === XMLNS_NAMESPACE ||
      (prefix === 'xml') !== (uri === XML_NAMESPACE) ||
      (prefix !== '' && uri === '');
    if (wrong)
      throw new XmlFault('not-well-formed', `The namespace declaration of "${prefix}" is not allowed.`, offset);
    if (this.declared.has(prefix)) {
      throw new XmlFault('not-well-formed', `The namespace prefix "${prefix}" is declared twice.`, offset);
    }
    this.declared.set(prefix, intern(uri));
  }

  /** The name of an element. */
  resolveTag(qualified: string, offset: number): ResolvedName {
    const known = this.resolved.get(qualified);
    if (known !== undefined) return known;
    const colon = qualified.indexOf(':');
    const prefix = colon < 0 ? '' : prefixOf(qualified, colon, offset);
    const resolved = {
      qualified: intern(qualified),
      name: intern(qualified.slice(colon + 1)),
      namespace: this.find(prefix, offset),
    };
    this.resolved.set(resolved.qualified, resolved);
    return resolved;
  }

  /** The name of an attribute: without prefix it has no namespace. */
  resolveAttribute(qualified: string, offset: number): { name: string; namespace: string } {
    const colon = qualified.indexOf(':');
    if (colon < 0) return { name: intern(qualified), namespace: '' };
    const prefix = prefixOf(qualified, colon, offset);
    return { name: intern(qualified.slice(colon + 1)), namespace: this.find(prefix, offset) };
  }

  private find(prefix: string, offset: number): string {
    for (let scope: NamespaceScope | undefined = this; scope !== undefined; scope = scope.outer) {
      const uri = scope.declared.get(prefix);
      if (uri !== undefined) return uri;
    }
    throw new XmlFault('unbound-prefix', `The namespace prefix "${prefix}" is not declared.`, offset);
  }
}

function prefixOf(qualified: string, colon: number, offset: number): string {
  const local = qualified.slice(colon + 1);
  if (colon === 0 || local === '' || local.includes(':') || !isNameStart(local.codePointAt(0) ?? 0)) {
    throw new XmlFault('not-well-formed', `"${qualified}" is not a name with one prefix.`, offset);
  }
  return qualified.slice(0, colon);
}
