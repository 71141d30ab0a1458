import { capitalised } from '../romanian-format';
import type { RuleWords } from '../words/rule-words';
import type { FieldArea, FieldKey, FieldRef } from './field-ref';
import { isField } from './field-rows';
import type { Place } from './place-of-path';

/** The field of a line that is meant where a rule on allowances or charges of any level fails inside a line. */
function lineKey(at: FieldKey, place: Place): FieldKey | undefined {
  const [, kind, name] = /^(allowance|charge)s\.(.+)$/.exec(at) ?? [];
  if (kind === undefined || name === undefined || areaOf(place.key) !== 'lines') return undefined;
  const key: FieldKey = `lines.${kind}${capitalised(name)}`;
  return isField(key) ? key : place.key;
}

/** The rule's own field, else the path's, else what the rule says for paths that name none. */
export function keyOfFinding(words: RuleWords, place: Place): FieldKey {
  if (words.at !== undefined) return lineKey(words.at, place) ?? words.at;
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

/** What a row is called, and its forms in the texts („linia”, „a liniei”) that can take the number themselves. */
const ROWS: Partial<Readonly<Record<FieldArea, readonly [word: string, forms: RegExp]>>> = {
  lines: ['linia', /[Ll]ini(?:a|ei)(?! \d)(?!\p{L})/u],
  allowances: ['reducerea', /[Rr]educer(?:ea|ii)(?! \d)(?!\p{L})/u],
  charges: ['taxa suplimentară', /[Tt]ax(?:a suplimentară|ei suplimentare)(?! \d)(?!\p{L})/u],
  attachments: [
    'documentul justificativ',
    /[Dd]ocument(?:ul justificativ|ului justificativ|ul atașat)(?! \d)(?!\p{L})/u,
  ],
};

/** ` la linia 3`, or nothing where the field is not in a repeated row. */
export function rowWords(field: FieldRef | null): string {
  const row = field && ROWS[field.area];
  return row && field.index !== undefined ? ` la ${row[0]} ${field.index + 1}` : '';
}

/** „Nota liniei la linia 3 are” → „Nota liniei 3 are”: the number goes to the word where the text has it already. */
export function mergedRow(text: string, field: FieldRef | null): string {
  const row = field && ROWS[field.area];
  const at = rowWords(field);
  if (!row || at === '' || !text.includes(at)) return text;
  const rest = text.replace(` de${at}`, '').replace(at, '');
  return row[1].test(rest) ? rest.replace(row[1], (form) => `${form} ${(field.index ?? 0) + 1}`) : text;
}
