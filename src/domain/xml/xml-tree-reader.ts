import { AttributeReader } from './attribute-reader';
import { LineIndex } from './line-index';
import { NamespaceScope, type ResolvedName } from './namespace-scope';
import { isNameStart, isSpace } from './xml-characters';
import { HOLDS_INK, HOLDS_REFERENCE, HOLDS_RETURN, XmlCursor } from './xml-cursor';
import type { XmlAttribute, XmlElement } from './xml-element';
import { XmlFault } from './xml-fault';
import type { XmlLimits } from './xml-limits';
import { NO_ATTRIBUTES, XmlNode } from './xml-node';
import { expandReferences } from './xml-references';

const LESS = 60;
const SLASH = 47;
const GREATER = 62;
const BANG = 33;
const QUESTION = 63;

const CHILDREN_AT_ONCE = 256;

const DECLARATION =
  /<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(?:"1\.[01]"|'1\.[01]')(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(?:"[A-Za-z][\w.-]*"|'[A-Za-z][\w.-]*'))?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(?:"(?:yes|no)"|'(?:yes|no)'))?[ \t\r\n]*\?>/y;

/** Somebody who works on a document while it is read. */
export interface RootReader {
  /** The root's start tag was read: its name and attributes are there. */
  root(root: XmlElement): void;
  /**
   * The root's next children, each whole; some hundred at a time, so that the same code runs long enough to stay in the
   * processor's caches.
   * @returns Indexes of those whose contents are not needed any more: they stay in the tree, empty.
   */
  children(children: readonly XmlElement[]): readonly number[];
}

/**
 * An element that is open: what its end tag must say, the scope around it, whether its text holds more than blanks,
 * whether a comment or instruction came after some of it.
 */
interface OpenElement {
  readonly node: XmlNode;
  readonly tag: ResolvedName;
  readonly scope: NamespaceScope;
  inked: boolean;
  interrupted: boolean;
}

/**
 * Reads one document (XML 1.0 fifth edition, Namespaces 1.0) into a tree in one pass without recursion. Not
 * validating and without a document type: `<!DOCTYPE` is refused, so no entity beyond the five is ever expanded.
 *
 * Invariants: `open` holds the path to the place being read, the root first; `scope` is the scope of the innermost
 * open element; every character is looked at once.
 */
export class XmlTreeReader {
  private readonly cursor: XmlCursor;
  private readonly places: LineIndex;
  private readonly attributes: AttributeReader;
  private readonly open: OpenElement[] = [];
  /** The start tag read last. */
  private last: ResolvedName | undefined;
  /** Where the name of the start tag in hand ends. */
  private nameEnd = 0;
  private scope = NamespaceScope.OUTSIDE;
  private root: XmlNode | undefined;
  private elements = 0;
  /** Children of the root that are whole and that `reader` was not told of yet. */
  private whole: XmlNode[] = [];

  constructor(
    text: string,
    private readonly limits: XmlLimits,
    private readonly reader?: RootReader,
  ) {
    this.cursor = new XmlCursor(text, limits.maxNameLength);
    this.places = new LineIndex(text);
    this.attributes = new AttributeReader(this.cursor, limits);
  }

  /** The root element. @throws XmlFault at the first thing that is wrong. */
  read(): XmlNode {
    const { cursor } = this;
    this.readDeclaration();
    while (cursor.at < cursor.text.length) {
      if (cursor.code() === LESS) this.readMarkup();
      else this.readText();
    }
    const unclosed = this.open.at(-1);
    if (unclosed !== undefined) throw cursor.fault(`The element "${unclosed.tag.qualified}" is not closed.`);
    if (this.root === undefined) throw new XmlFault('empty', 'There is no element in the document.', 0);
    return this.root;
  }

  private readDeclaration(): void {
    const { cursor } = this;
    if (!/^<\?xml[ \t\r\n]/.test(cursor.text.slice(0, 6))) return;
    DECLARATION.lastIndex = 0;
    if (!DECLARATION.test(cursor.text)) throw cursor.fault('The XML declaration is wrong.');
    cursor.at = DECLARATION.lastIndex;
  }

  private readMarkup(): void {
    const { cursor } = this;
    const next = cursor.text.charCodeAt(cursor.at + 1);
    if (next === SLASH) this.readEndTag();
    else if (next === BANG) this.readDeclarationLike();
    else if (next === QUESTION) this.readInstruction();
    else this.readStartTag();
  }

  private readText(): void {
    const { cursor } = this;
    const from = cursor.at;
    const held = cursor.scanText();
    const element = this.open.at(-1);
    if (element === undefined) {
      if ((held & HOLDS_INK) !== 0) throw cursor.fault('Text may not stand outside the root element.', from);
      return;
    }
    // Blanks around children carry no meaning in any document read here and would be most of the text.
    const inked = (held & HOLDS_INK) !== 0;
    if (!inked && (element.node.children.length > 0 || this.isBeforeChild())) return;
    this.addText(element, this.textOf(from, cursor.at, held), inked);
  }

  /** Whether the text just read ends at a start tag. */
  private isBeforeChild(): boolean {
    const { cursor } = this;
    return isNameStart(cursor.text.charCodeAt(cursor.at + 1));
  }

  private addText(element: OpenElement, text: string, inked: boolean): void {
    if (element.interrupted && text !== '') element.node.splitText = true;
    element.node.text = element.node.text === '' ? text : element.node.text + text;
    if (inked) element.inked = true;
  }

  private readStartTag(): void {
    const { cursor } = this;
    const offset = cursor.at;
    const outer = this.scope;
    cursor.at++;
    let tag = this.readTagName(offset);
    let attributes = NO_ATTRIBUTES;
    if (cursor.code() !== GREATER) {
      const read = this.attributes.read(outer);
      attributes = read.attributes;
      if (read.scope !== outer) {
        this.scope = read.scope;
        tag = undefined;
      }
    }
    this.readContent(
      tag ?? this.follow(this.scope.resolveTag(cursor.text.slice(offset + 1, this.nameEnd), offset)),
      attributes,
      offset,
      outer,
    );
  }

  /**
   * The name of a start tag. Elements come in the same order again and again, so the one that followed the last time
   * is tried first. Undefined where the name's prefix is declared by an attribute still to come.
   */
  private readTagName(offset: number): ResolvedName | undefined {
    const { cursor } = this;
    const guess = this.last?.follower;
    if (guess !== undefined && guess.scope === this.scope && cursor.isName(guess.qualified)) {
      cursor.at += guess.qualified.length;
      this.nameEnd = cursor.at;
      this.last = guess;
      return guess;
    }
    const qualified = cursor.name();
    this.nameEnd = cursor.at;
    if (cursor.code() !== GREATER) return undefined;
    return this.follow(this.scope.resolveTag(qualified, offset));
  }

  /**
   * Remembers which tag came after which, inside one scope only: a document that declares namespaces on every element
   * would hang all its scopes one to the next.
   */
  private follow(tag: ResolvedName): ResolvedName {
    if (this.last?.scope === tag.scope) this.last.follower = tag;
    this.last = tag;
    return tag;
  }

  private readContent(
    tag: ResolvedName,
    attributes: readonly XmlAttribute[],
    offset: number,
    outer: NamespaceScope,
  ): void {
    const { cursor } = this;
    const node = new XmlNode(tag.name, tag.namespace, offset, this.places);
    node.attributes = attributes;
    this.place(node, offset);
    if (cursor.code() === SLASH) {
      cursor.expect('/>', 'A tag must end with "/>" or ">".');
      this.scope = outer;
      this.closed(node);
      return;
    }
    cursor.expect('>', 'A tag must end with "/>" or ">".');
    if (this.open.length >= this.limits.maxDepth) {
      throw new XmlFault('too-deep', `More than ${this.limits.maxDepth} elements inside one another.`, offset);
    }
    if (this.readLeaf(node, tag)) {
      this.scope = outer;
      this.closed(node);
    } else this.open.push({ node, tag, scope: outer, inked: false, interrupted: false });
  }

  /** Takes text and end tag of an element that holds nothing else; false (and nothing taken) where it holds more. */
  private readLeaf(node: XmlNode, { qualified }: ResolvedName): boolean {
    const { cursor } = this;
    const from = cursor.at;
    const held = cursor.scanText();
    const to = cursor.at;
    if (!cursor.isEndTag(qualified)) {
      cursor.at = from;
      return false;
    }
    if (to > from) node.text = this.textOf(from, to, held);
    cursor.at = to + qualified.length + 3;
    return true;
  }

  private textOf(from: number, to: number, held: number): string {
    let text = this.cursor.text.slice(from, to);
    if ((held & HOLDS_RETURN) !== 0) text = text.replace(/\r\n?/g, '\n');
    return (held & HOLDS_REFERENCE) !== 0 ? expandReferences(text, from) : text;
  }

  /** An element is whole. */
  private closed(node: XmlNode): void {
    if (this.reader === undefined || this.open.length > 1) return;
    if (this.open.length === 1) this.whole.push(node);
    if (this.open.length === 1 && this.whole.length < CHILDREN_AT_ONCE) return;
    const children = this.whole;
    this.whole = [];
    for (const index of this.reader.children(children)) children[index]?.empty();
  }

  /** Hangs a new element into the tree. */
  private place(node: XmlNode, offset: number): void {
    this.elements++;
    if (this.elements > this.limits.maxElements) {
      throw new XmlFault('too-large', `More than ${this.limits.maxElements} elements.`, offset);
    }
    const parent = this.open.at(-1);
    if (parent !== undefined) {
      if (!parent.inked && parent.node.text !== '') parent.node.text = '';
      parent.node.append(node);
    } else if (this.root === undefined) {
      this.root = node;
      this.reader?.root(node);
    } else throw this.cursor.fault('There is more than one root element.', offset);
  }

  private readEndTag(): void {
    const { cursor } = this;
    const element = this.open.pop();
    if (element === undefined) throw cursor.fault('An end tag closes nothing.');
    const { qualified } = element.tag;
    const from = cursor.at;
    cursor.at += 2;
    const end = cursor.at + qualified.length;
    const code = cursor.text.charCodeAt(end);
    if (!cursor.text.startsWith(qualified, cursor.at) || (code !== GREATER && !isSpace(code))) {
      throw cursor.fault(`The end tag of "${qualified}" is expected.`, from);
    }
    cursor.at = end;
    if (code !== GREATER) cursor.skipSpace();
    cursor.expect('>', 'The end tag is not closed.');
    this.scope = element.scope;
    this.closed(element.node);
  }

  /** `<!--`, `<![CDATA[` or `<!DOCTYPE`. */
  private readDeclarationLike(): void {
    const { cursor } = this;
    const offset = cursor.at;
    if (cursor.text.startsWith('<!--', offset)) this.readComment();
    else if (cursor.text.startsWith('<![CDATA[', offset)) this.readCdata();
    else if (cursor.text.startsWith('<!DOCTYPE', offset)) {
      throw new XmlFault('doctype', 'A document type (DOCTYPE) is refused.', offset);
    } else throw cursor.fault('Unknown markup after "<!".');
  }

  /** A comment or instruction begins: text on both sides of it is in two pieces. */
  private interrupt(): void {
    const element = this.open.at(-1);
    if (element !== undefined && element.node.text !== '') element.interrupted = true;
  }

  private readComment(): void {
    const { cursor } = this;
    this.interrupt();
    cursor.at += 4;
    const from = cursor.at;
    const comment = cursor.through('--', 'The comment is not closed.');
    cursor.checkCharacters(comment, from);
    cursor.expect('>', '"--" may not stand in a comment.');
  }

  private readCdata(): void {
    const { cursor } = this;
    const element = this.open.at(-1);
    if (element === undefined) throw cursor.fault('Text may not stand outside the root element.');
    cursor.at += 9;
    const from = cursor.at;
    const text = cursor.through(']]>', 'The CDATA section is not closed.');
    cursor.checkCharacters(text, from);
    element.node.holdsCdata = true;
    this.addText(element, text.replace(/\r\n?/g, '\n'), true);
  }

  private readInstruction(): void {
    const { cursor } = this;
    const offset = cursor.at;
    this.interrupt();
    cursor.at += 2;
    const target = cursor.name();
    if (/^xml$/i.test(target)) throw cursor.fault('The XML declaration may stand only at the very beginning.', offset);
    if (target.includes(':')) throw cursor.fault('The target of a processing instruction has no prefix.', offset);
    const from = cursor.at;
    const rest = cursor.through('?>', 'The processing instruction is not closed.');
    if (rest !== '' && !isSpace(rest.charCodeAt(0))) throw cursor.fault('A space is expected after the target.', from);
    cursor.checkCharacters(rest, from);
  }
}
