/** The `header` documents of ANAF: attributes on the root, texts in the `errorMessage` of its children. */
import { readXml } from '@/domain/xml/read-xml';
import { DEFAULT_XML_LIMITS } from '@/domain/xml/xml-limits';

export interface HeaderDocument {
  readonly namespace: string;
  readonly attribute: (name: string) => string;
  readonly errors: readonly string[];
}

const LIMITS = { ...DEFAULT_XML_LIMITS, maxSize: 8 * 1024 * 1024, maxDepth: 8 };

/** Undefined where the bytes are not such a document. */
export function readHeaderDocument(bytes: Uint8Array): HeaderDocument | undefined {
  const read = readXml(bytes, LIMITS);
  if (!read.ok || read.root.name !== 'header') return undefined;
  const { root } = read;
  return {
    namespace: root.namespace,
    attribute: (name) => root.attributes.find((attribute) => attribute.name === name)?.value ?? '',
    errors: root.children.flatMap((child) =>
      child.attributes.filter((attribute) => attribute.name === 'errorMessage').map((attribute) => attribute.value),
    ),
  };
}
