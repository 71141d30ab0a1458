/**
 * What ANAF's parser (Xerces) says of a document that is not well-formed or not of the schema, after
 * „org.xml.sax.SAXParseException; lineNumber: …; columnNumber: …; ”. Places are our reader's: Xerces counts to the end of what it had read.
 */
import type { XmlReadError } from '@/domain/xml/xml-element';

/** First match decides. */
const NOT_WELL_FORMED: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/^Text may not stand outside the root element/, () => 'Content is not allowed in prolog.'],
  [/^There is no element/, () => 'Premature end of file.'],
  [/^The element ".*" is not closed/, () => 'XML document structures must start and end within the same entity.'],
  [
    /^The end tag of "(.*)" is expected/,
    ([, name]) => `The element type "${name}" must be terminated by the matching end-tag "</${name}>".`,
  ],
  [/^The namespace prefix "(.*)" is not declared/, ([, prefix]) => `The prefix "${prefix}" for element is not bound.`],
  [/^The entity "&(.*);" is not known/, ([, name]) => `The entity "${name}" was referenced, but not declared.`],
  [/^An "&" does not begin/, () => "The entity name must immediately follow the '&' in the entity reference."],
  [/^The attribute "(.*)" stands twice/, ([, name]) => `Attribute "${name}" was already specified for element.`],
  [
    /^"<" may not stand in an attribute/,
    () => "The value of attribute associated with an element type must not contain the '<' character.",
  ],
  [/^There is more than one root/, () => 'The markup in the document following the root element must be well-formed.'],
  [
    /^A document type/,
    () => 'DOCTYPE is disallowed when the feature "http://apache.org/xml/features/disallow-doctype-decl" set to true.',
  ],
];

const OTHERWISE = 'The markup in the document must be well-formed.';

export function parserWords({ line, column, message }: XmlReadError): string {
  for (const [ours, theirs] of NOT_WELL_FORMED) {
    const found = ours.exec(message);
    if (found !== null) return saxException(line, column, theirs(found));
  }
  return saxException(line, column, OTHERWISE);
}

type Values = Readonly<Record<string, string>>;

/** By the kind of the schema's problem (domain/invoice/validation/schema-problem.ts). */
const NOT_OF_THE_SCHEMA: Readonly<Record<string, (values: Values) => string>> = {
  root: ({ element }) => `cvc-elt.1.a: Cannot find the declaration of element '${local(element)}'.`,
  unknown: unexpected,
  misplaced: unexpected,
  repeated: ({ element }) =>
    `cvc-complex-type.2.4.d: Invalid content was found starting with element '${local(element)}'. No child element is expected at this point.`,
  missing: ({ parent, missing }) =>
    `cvc-complex-type.2.4.b: The content of element '${parent}' is not complete. One of '{${local(missing)}}' is expected.`,
  text: ({ element }) =>
    `cvc-complex-type.2.3: Element '${element}' cannot have character [children], because the type's content type is element-only.`,
  children: ({ element }) =>
    `cvc-complex-type.2.2: Element '${element}' must have no element [children], and the value must be valid.`,
  value: ({ actual, type }) => `cvc-datatype-valid.1.2.1: '${actual}' is not a valid value for '${type}'.`,
  attribute: ({ element, attribute }) =>
    `cvc-complex-type.3.2.2: Attribute '${attribute}' is not allowed to appear in element '${element}'.`,
  'attribute-missing': ({ element, attribute }) =>
    `cvc-complex-type.4: Attribute '${attribute}' must appear on element '${element}'.`,
  'attribute-value': ({ element, attribute, actual }) =>
    `cvc-attribute.3: The value '${actual}' of attribute '${attribute}' on element '${element}' is not valid with respect to its type.`,
  nil: ({ element, attribute }) =>
    `cvc-elt.3.1: Attribute 'http://www.w3.org/2001/XMLSchema-instance,${attribute}' must not appear on element '${element}'.`,
};

function unexpected({ element }: Values): string {
  return `cvc-complex-type.2.4.a: Invalid content was found starting with element '${local(element)}'.`;
}

function local(name = ''): string {
  return name.slice(name.indexOf(':') + 1);
}

/** `values`: of the finding `UBL-XSD`. */
export function schemaWords(line: number, column: number, values: Values): string {
  const words = NOT_OF_THE_SCHEMA[values.problem ?? ''] ?? unexpected;
  return saxException(line, column, words(values));
}

export function saxException(line: number, column: number, words: string): string {
  return `org.xml.sax.SAXParseException; lineNumber: ${line}; columnNumber: ${column}; ${words}`;
}
