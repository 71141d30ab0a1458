/** Bounds that keep reading finite in time and memory whatever the input holds. */
export interface XmlLimits {
  /** Bytes (or UTF-16 units of a text) of the whole document. */
  readonly maxSize: number;
  /** Elements inside one another; the root is at depth 1. */
  readonly maxDepth: number;
  /** Elements of the whole document. */
  readonly maxElements: number;
  /** Attributes of one element, namespace declarations included. */
  readonly maxAttributes: number;
  /** UTF-16 units of one name. */
  readonly maxNameLength: number;
}

/** ANAF takes files up to 10 MB; the bounds leave room above that and stay far below what would exhaust a tab. */
export const DEFAULT_XML_LIMITS: XmlLimits = {
  maxSize: 64 * 1024 * 1024,
  maxDepth: 128,
  maxElements: 1_500_000,
  maxAttributes: 64,
  maxNameLength: 512,
};
