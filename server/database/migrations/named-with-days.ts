/** The numbers and days that a document names (BT-25, BT-26), as migration 0090 reads them; by itself, as named-by-documents.ts. Pure. */
import type { Named } from './issued-marks';

const REFERENCE = /<(?:[\w.-]+:)?BillingReference[\s>][\s\S]*?<\/(?:[\w.-]+:)?BillingReference\s*>/g;
const DOCUMENT =
  /<(?:[\w.-]+:)?(?:Invoice|CreditNote)DocumentReference[\s>][\s\S]*?<\/(?:[\w.-]+:)?(?:Invoice|CreditNote)DocumentReference\s*>/g;
const NUMBER = /<(?:[\w.-]+:)?ID(?:\s[^>]*)?>\s*([^<]*?)\s*</;
const DAY = /<(?:[\w.-]+:)?IssueDate(?:\s[^>]*)?>\s*([^<]*?)\s*</;
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

/**
 * Each number of a day once, and without a day where none is named with one. `numbers`: those that are kept of it (`note_reference`), which were
 * read as XML where the document was accepted since: no other is taken, and one that is not found here has no day.
 */
export function namedWithDays(bytes: Uint8Array, numbers: readonly string[]): readonly Named[] {
  const documents = (new TextDecoder().decode(bytes).match(REFERENCE) ?? []).flatMap(
    (one) => one.match(DOCUMENT) ?? [],
  );
  const days = new Map<string, Set<string>>(numbers.map((number) => [number, new Set()]));
  for (const one of documents) {
    const day = DAY.exec(one)?.[1] ?? '';
    const number = (NUMBER.exec(one)?.[1] ?? '').replaceAll(
      /&(?:lt|gt|quot|apos|amp);/g,
      (entity) => ENTITIES[entity] ?? entity,
    );
    if (day !== '') days.get(number)?.add(day);
  }
  return [...days].flatMap(([number, named]) =>
    named.size === 0 ? [{ number, issueDate: '' }] : [...named].map((issueDate) => ({ number, issueDate })),
  );
}
