/**
 * The mistake that a refusal names, so that the same one twice is one row: the official rules in it, whatever their order and
 * places; of texts without a rule their words, without what differs from file to file (figures, quoted values). '' where nothing
 * is said.
 */
const RULE = /\b(?:BR|RO|PEPPOL|UBL|CII)-[A-Z0-9][A-Z0-9-]*\b/g;
const OF_ONE_FILE = /„[^”]*”|"[^"]*"|'[^']*'|\d+(?:[.,]\d+)*/g;

export function mistakeOf(messages: readonly string[]): string {
  const rules = messages.flatMap((message) => message.match(RULE) ?? []);
  if (rules.length > 0) return [...new Set(rules)].sort().join(' ');
  const words = messages.map((message) => message.replace(OF_ONE_FILE, '').replace(/\s+/g, ' ').trim().toLowerCase());
  return [...new Set(words)]
    .filter((text) => text !== '')
    .sort()
    .join(' | ');
}
