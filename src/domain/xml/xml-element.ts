/**
 * The light tree an XML document is read into: elements, attributes and text, with the place of every element.
 * Comments and processing instructions are left out; CDATA is text. Names are resolved against their namespaces.
 */
export interface XmlAttribute {
  /** Local name, without prefix. */
  readonly name: string;
  /** Namespace URI; '' for an attribute without prefix. */
  readonly namespace: string;
  readonly value: string;
  /** Of `xsi:type` alone, whose value is a name (XML Schema, QName); null where nothing declares its prefix. */
  readonly valueName?: ExpandedName | null;
}

/** A name with its prefix resolved. */
export interface ExpandedName {
  readonly name: string;
  /** Namespace URI; '' where none is in force. */
  readonly namespace: string;
}

export interface XmlElement {
  /** Local name, without prefix. */
  readonly name: string;
  /** Namespace URI; '' where none is in force. */
  readonly namespace: string;
  readonly attributes: readonly XmlAttribute[];
  /** Child elements in document order. */
  readonly children: readonly XmlElement[];
  /**
   * The character data directly inside this element, joined (the text between children included), as the XML
   * specification normalises it (line ends, references); not trimmed.
   */
  readonly text: string;
  /** A comment or processing instruction stands inside the text, so that it is in several pieces. */
  readonly splitText?: true;
  /** A CDATA section stands directly inside, were it empty: what takes no text takes none of these either. */
  readonly holdsCdata?: true;
  /** Place of the start tag's `<` in the document, both counted from 1. */
  readonly line: number;
  readonly column: number;
}

/** Why a document could not be read, and where. `code` is stable; words for people are made at the screen. */
export interface XmlReadError {
  readonly code:
    | 'empty'
    | 'encoding'
    | 'not-well-formed'
    | 'doctype'
    | 'too-deep'
    | 'too-large'
    | 'too-many-attributes'
    | 'unknown-entity'
    | 'unbound-prefix';
  readonly message: string;
  readonly line: number;
  readonly column: number;
}
