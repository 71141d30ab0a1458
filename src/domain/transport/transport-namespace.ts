import type { XmlElement } from '../xml/xml-element';

/** Namespace of e-Transport documents, data schema version 2 (schema_ETR_v2_20230126.xsd). */
export const TRANSPORT_NAMESPACE = 'mfp:anaf:dgti:eTransport:declaratie:v2';

/** Every version of the declaration's namespace begins so. */
const ANY_VERSION = 'mfp:anaf:dgti:eTransport:declaratie:';

/** Whether a document is meant as an e-Transport declaration, of whatever version and however wrong. */
export function isTransportDocument({ name, namespace }: Pick<XmlElement, 'name' | 'namespace'>): boolean {
  return name === 'eTransport' || namespace.startsWith(ANY_VERSION);
}

/** Whether an element is the schema's of that name. */
export function isTransportElement({ namespace }: XmlElement): boolean {
  return namespace === TRANSPORT_NAMESPACE;
}
