import type { RuleWords } from '../words/rule-words';
import type { FieldArea, FieldKey, FieldRef } from './field-ref';
import type { Place } from './place-of-path';

/** The rule's own field, else the path's, else what the rule says for paths that name none. */
export function keyOfFinding(words: RuleWords, place: Place): FieldKey {
  if (words.at !== undefined) return words.at;
  return place.key === 'document.invoice' ? (words.otherwise ?? place.key) : place.key;
}

function areaOf(key: FieldKey): FieldArea {
  return key.slice(0, key.indexOf('.')) as FieldArea;
}

/** The reference the editor follows; null where only the document as a whole is meant. */
export function fieldRefOf(key: FieldKey, place: Place): FieldRef | null {
  if (key === 'document.invoice') return null;
  const area = areaOf(key);
  const name = key.slice(area.length + 1);
  if (area !== areaOf(place.key)) return { area, name };
  const { index, item } = place;
  return { area, name, ...(index === undefined ? {} : { index }), ...(item === undefined ? {} : { item }) };
}

const ROW_WORDS: Partial<Readonly<Record<FieldArea, string>>> = {
  lines: 'linia',
  allowances: 'reducerea',
  charges: 'taxa suplimentară',
  attachments: 'documentul justificativ',
};

/** ` la linia 3`, or nothing where the field is not in a repeated row. */
export function rowWords(field: FieldRef | null): string {
  const word = field && ROW_WORDS[field.area];
  return word && field.index !== undefined ? ` la ${word} ${field.index + 1}` : '';
}
