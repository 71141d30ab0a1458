import { isDeclaration, type NamespaceScope, type RawAttribute, XSI_NAMESPACE } from './namespace-scope';
import { HOLDS_BREAK, HOLDS_REFERENCE, HOLDS_RETURN, type XmlCursor } from './xml-cursor';
import type { XmlAttribute } from './xml-element';
import { XmlFault } from './xml-fault';
import type { XmlLimits } from './xml-limits';
import { NO_ATTRIBUTES } from './xml-node';
import { expandReferences } from './xml-references';

const SLASH = 47;
const EQUALS = 61;
const GREATER = 62;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;

/**
 * Attributes by how they are written, ` currencyID="RON"` for example: the same few stand on most elements of all
 * documents. Only short texts without prefixes and declarations, so that they mean the same everywhere.
 */
const REMEMBERED = new Map<string, readonly XmlAttribute[]>();
const MAX_REMEMBERED = 1024;
const MAX_REMEMBERED_LENGTH = 40;

/** Reads the attributes of start tags. */
export class AttributeReader {
  constructor(
    private readonly cursor: XmlCursor,
    private readonly limits: XmlLimits,
  ) {}

  /** Attributes up to `>` or `/`; a scope for those that declare namespaces is given back beside them. */
  read(outer: NamespaceScope): { readonly attributes: readonly XmlAttribute[]; readonly scope: NamespaceScope } {
    const { cursor } = this;
    const from = cursor.at;
    const end = cursor.text.indexOf('>', from);
    const short = end - from <= MAX_REMEMBERED_LENGTH;
    const written = short ? cursor.text.slice(from, Math.max(end, from)) : '';
    const known = short ? REMEMBERED.get(written) : undefined;
    if (known !== undefined) {
      cursor.at = end;
      return { attributes: known, scope: outer };
    }
    const raw = this.readRaw();
    const declarations = raw.filter(({ qualified }) => isDeclaration(qualified));
    if (declarations.length === raw.length && raw.length === 0) return { attributes: NO_ATTRIBUTES, scope: outer };
    const scope = declarations.length > 0 ? outer.within(declarations) : outer;
    const attributes = this.resolve(
      declarations.length > 0 ? raw.filter((one) => !declarations.includes(one)) : raw,
      scope,
    );
    if (short && cursor.at === end && !written.includes(':') && scope === outer) remember(written, attributes);
    return { attributes, scope };
  }

  private readRaw(): RawAttribute[] {
    const { cursor } = this;
    const { maxAttributes } = this.limits;
    const attributes: RawAttribute[] = [];
    while (true) {
      const spaced = cursor.skipSpace();
      const code = cursor.code();
      if (code === GREATER || code === SLASH || code === -1) return attributes;
      if (!spaced) throw cursor.fault('A space is expected before the attribute.');
      if (attributes.length >= maxAttributes) {
        throw new XmlFault('too-many-attributes', `More than ${maxAttributes} attributes.`, cursor.at);
      }
      attributes.push(this.readOne());
    }
  }

  private readOne(): RawAttribute {
    const { cursor } = this;
    const offset = cursor.at;
    const qualified = cursor.name();
    cursor.skipSpace();
    if (cursor.code() !== EQUALS) throw cursor.fault('"=" is expected after the name of an attribute.');
    cursor.at++;
    cursor.skipSpace();
    const quote = cursor.code();
    if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) {
      throw cursor.fault('The value of an attribute must be quoted.');
    }
    cursor.at++;
    const from = cursor.at;
    const held = cursor.scanValue(quote);
    let value = cursor.text.slice(from, cursor.at);
    cursor.at++;
    if ((held & HOLDS_RETURN) !== 0) value = value.replace(/\r\n?/g, '\n');
    if ((held & (HOLDS_RETURN | HOLDS_BREAK)) !== 0) value = value.replace(/[\t\n]/g, ' ');
    if ((held & HOLDS_REFERENCE) !== 0) value = expandReferences(value, from);
    return { qualified, value, offset };
  }

  private resolve(raw: readonly RawAttribute[], scope: NamespaceScope): XmlAttribute[] {
    const attributes: XmlAttribute[] = [];
    for (const { qualified, value, offset } of raw) {
      const { name, namespace } = scope.resolveAttribute(qualified, offset);
      for (const other of attributes) {
        if (other.name === name && other.namespace === namespace) {
          throw this.cursor.fault(`The attribute "${qualified}" stands twice.`, offset);
        }
      }
      const isTypeName = namespace === XSI_NAMESPACE && name === 'type';
      attributes.push(
        isTypeName ? { name, namespace, value, valueName: scope.resolveValue(value) } : { name, namespace, value },
      );
    }
    return attributes;
  }
}

function remember(written: string, attributes: readonly XmlAttribute[]): void {
  if (REMEMBERED.size >= MAX_REMEMBERED) return;
  // Copies, so that no document is kept in memory by a slice of it.
  const own = (text: string) => Object.keys({ [text]: 0 })[0] ?? text;
  REMEMBERED.set(
    own(written),
    attributes.map(({ name, namespace, value }) => ({ name, namespace, value: own(value) })),
  );
}
