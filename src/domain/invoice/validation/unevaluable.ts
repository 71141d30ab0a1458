/**
 * Thrown by a rule that cannot be evaluated on this document (two nodes where one is needed, text where a number is
 * needed): the official processor stops there, so the document counts as rejected (catalogue, section 1.6). The engine
 * catches it and notes the rule's id under `abort`.
 */
export class Unevaluable extends Error {}

/** Made once: rules may meet it thousands of times in one document, and nobody reads its stack. */
export const UNEVALUABLE = new Unevaluable('The rule cannot be evaluated.');
