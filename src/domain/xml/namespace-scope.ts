import { intern } from './interned-names';
import { isNameStart, trimSpace } from './xml-characters';
import type { ExpandedName } from './xml-element';
import { XmlFault } from './xml-fault';

/** A tag's name with its namespace found, shared by all elements written the same way in one scope. */
export interface ResolvedName {
  /** As written, prefix included: what the end tag must repeat. */
  readonly qualified: string;
  readonly name: string;
  readonly namespace: string;
  /** The scope it was resolved in. */
  readonly scope: NamespaceScope;
  /** The start tag that came after it the last time: a guess, never an answer. */
  follower: ResolvedName | undefined;
}

/** An attribute as written, before its prefix can be resolved (a later attribute may declare it). */
export interface RawAttribute {
  readonly qualified: string;
  readonly value: string;
  readonly offset: number;
}

const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';
const XMLNS_NAMESPACE = 'http://www.w3.org/2000/xmlns/';
/** Attributes of XML Schema in documents; the value of its `type` is a name. */
export const XSI_NAMESPACE = 'http://www.w3.org/2001/XMLSchema-instance';

/** Bounds of what is remembered over documents: scopes in all, names in each, length of a scope's declarations. */
const MAX_SCOPES = 128;
const MAX_NAMES = 2048;
const MAX_KEY_LENGTH = 2048;

/** Parts the declarations in a key: a value can hold any other character, be it by reference. */
const NEVER_IN_XML = '\u0000';

/** Whether an attribute declares a namespace. */
export function isDeclaration(qualified: string): boolean {
  return qualified.startsWith('xmlns') && (qualified.length === 5 || qualified.charCodeAt(5) === 58);
}

/**
 * The namespace declarations in force at an element (Namespaces in XML 1.0). A new scope is made only by an element
 * that declares something. Documents of one kind declare the same, so scopes and the names resolved in them are kept
 * for the next document; the bounds above keep that from growing.
 */
export class NamespaceScope {
  /** The scope outside every root element. */
  static readonly OUTSIDE = new NamespaceScope(undefined);
  private static kept = 0;

  private readonly declared = new Map<string, string>();
  private readonly resolved = new Map<string, ResolvedName>();
  private readonly inner = new Map<string, NamespaceScope>();

  private constructor(private readonly outer: NamespaceScope | undefined) {
    if (outer !== undefined) return;
    this.declared.set('', '');
    this.declared.set('xml', XML_NAMESPACE);
  }

  /** The scope inside an element with these declarations. @throws XmlFault where one is not allowed. */
  within(declarations: readonly RawAttribute[]): NamespaceScope {
    const key = declarations.map(({ qualified, value }) => `${qualified}=${value}`).join(NEVER_IN_XML);
    const known = this.inner.get(key);
    if (known !== undefined) return known;
    const scope = new NamespaceScope(this);
    for (const declaration of declarations) scope.declare(declaration);
    if (NamespaceScope.kept < MAX_SCOPES && key.length <= MAX_KEY_LENGTH) {
      NamespaceScope.kept++;
      this.inner.set(key, scope);
    }
    return scope;
  }

  /** The name of an element. */
  resolveTag(qualified: string, offset: number): ResolvedName {
    const known = this.resolved.get(qualified);
    if (known !== undefined) return known;
    const colon = qualified.indexOf(':');
    const prefix = colon < 0 ? '' : prefixOf(qualified, colon, offset);
    const resolved: ResolvedName = {
      qualified: intern(qualified),
      name: intern(qualified.slice(colon + 1)),
      namespace: this.find(prefix, offset),
      scope: this,
      follower: undefined,
    };
    if (this.resolved.size < MAX_NAMES) this.resolved.set(resolved.qualified, resolved);
    return resolved;
  }

  /** The name of an attribute: without prefix it has no namespace. */
  resolveAttribute(qualified: string, offset: number): ExpandedName {
    const colon = qualified.indexOf(':');
    if (colon < 0) return { name: intern(qualified), namespace: '' };
    const prefix = prefixOf(qualified, colon, offset);
    return { name: intern(qualified.slice(colon + 1)), namespace: this.find(prefix, offset) };
  }

  /** A name in an attribute's value, blanks around it apart: without prefix it is of the default namespace. */
  resolveValue(value: string): ExpandedName | null {
    const qualified = trimSpace(value);
    const colon = qualified.indexOf(':');
    const namespace = this.lookUp(qualified.slice(0, Math.max(colon, 0)));
    return colon === 0 || namespace === undefined ? null : { name: qualified.slice(colon + 1), namespace };
  }

  /** Takes the attribute `xmlns:prefix="uri"`, or `xmlns="uri"` (prefix ''). */
  private declare({ qualified, value, offset }: RawAttribute): void {
    const prefix = qualified.slice(6);
    const wrong =
      (prefix === '' && qualified !== 'xmlns') ||
      prefix.includes(':') ||
      prefix === 'xmlns' ||
      value === XMLNS_NAMESPACE ||
      (prefix === 'xml') !== (value === XML_NAMESPACE) ||
      (prefix !== '' && value === '');
    if (wrong)
      throw new XmlFault('not-well-formed', `The namespace declaration of "${prefix}" is not allowed.`, offset);
    if (this.declared.has(prefix)) {
      throw new XmlFault('not-well-formed', `The namespace prefix "${prefix}" is declared twice.`, offset);
    }
    this.declared.set(prefix, intern(value));
  }

  private find(prefix: string, offset: number): string {
    const uri = this.lookUp(prefix);
    if (uri !== undefined) return uri;
    throw new XmlFault('unbound-prefix', `The namespace prefix "${prefix}" is not declared.`, offset);
  }

  private lookUp(prefix: string): string | undefined {
    for (let scope: NamespaceScope | undefined = this; scope !== undefined; scope = scope.outer) {
      const uri = scope.declared.get(prefix);
      if (uri !== undefined) return uri;
    }
    return undefined;
  }
}

function prefixOf(qualified: string, colon: number, offset: number): string {
  const local = qualified.slice(colon + 1);
  if (colon === 0 || local === '' || local.includes(':') || !isNameStart(local.codePointAt(0) ?? 0)) {
    throw new XmlFault('not-well-formed', `"${qualified}" is not a name with one prefix.`, offset);
  }
  return qualified.slice(0, colon);
}
