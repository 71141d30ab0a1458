/**
 * What was typed on this device into a form and is not saved: one row a form, by its company and its place („partner new”,
 * „partner <id>”), with the text of each field that differs from what is saved.
 *
 * Invariant: a form without texts has no row. A form that nobody touches for `KEEP_DAYS`, and what goes over `MAX_FORMS` of a
 * user, the oldest first, is dropped when another form begins; one over `MAX_CHARACTERS` is refused.
 */
import * as v from 'valibot';
import type { CompanyId } from '@/api/ids';
import { addDays } from '@/domain/calendar/iso-date';
import type { CondicaDatabase } from '../condica-database';
import { noteKey } from './company-notes';

const KIND = 'unsaved-form';
const KEEP_DAYS = 90;
const MAX_FORMS = 200;
const MAX_CHARACTERS = 200_000;

/** By the field's name, as typed. */
export const formTextsSchema = v.record(v.string(), v.string());
type FormTexts = Readonly<v.InferOutput<typeof formTextsSchema>>;

const schema = v.object({ texts: formTextsSchema, at: v.string() });
export interface UnsavedForm {
  readonly texts: FormTexts;
  /** Of the last key, ISO 8601 in UTC. */
  readonly at: string;
}

/** The form holds more than anything that could be saved. */
export class FormTooLongError extends Error {
  override readonly name = 'FormTooLongError';
}

const keyOf = (company: CompanyId, place: string) => noteKey(KIND, company, place);

export async function unsavedForm(
  db: CondicaDatabase,
  company: CompanyId,
  place: string,
): Promise<UnsavedForm | undefined> {
  return readForm((await db.kv.get(keyOf(company, place)))?.value);
}

/** The forms whose place begins so, by place. */
export async function unsavedForms(
  db: CondicaDatabase,
  company: CompanyId,
  start: string,
): Promise<ReadonlyMap<string, UnsavedForm>> {
  const from = keyOf(company, '').length;
  const rows = await db.kv.where('key').startsWith(keyOf(company, start)).toArray();
  return new Map(
    rows.flatMap(({ key, value }): [string, UnsavedForm][] => {
      const form = readForm(value);
      return form === undefined ? [] : [[key.slice(from), form]];
    }),
  );
}

/** Puts a form in place of what was kept of it. Throws `FormTooLongError`. */
export function putUnsavedForm(
  db: CondicaDatabase,
  company: CompanyId,
  place: string,
  form: UnsavedForm,
): Promise<void> {
  const key = keyOf(company, place);
  const texts = Object.values(form.texts);
  if (texts.reduce((sum, text) => sum + text.length, 0) > MAX_CHARACTERS) {
    return Promise.reject(new FormTooLongError(`${place} holds over ${MAX_CHARACTERS} characters.`));
  }
  return db.transaction('rw', db.kv, async () => {
    if (texts.length === 0) return db.kv.delete(key);
    if ((await db.kv.get(key)) === undefined) await makeRoom(db, form.at);
    await db.kv.put({ key, value: form });
  });
}

async function makeRoom(db: CondicaDatabase, now: string): Promise<void> {
  const oldest = addDays(now.slice(0, 10), -KEEP_DAYS);
  const rows = await db.kv.where('key').startsWith(noteKey(KIND, '')).toArray();
  const forms = rows
    .map(({ key, value }) => ({ key, at: readForm(value)?.at ?? '' }))
    .sort((one, other) => other.at.localeCompare(one.at));
  const dropped = forms.filter(({ at }, index) => at < oldest || index >= MAX_FORMS - 1);
  await db.kv.bulkDelete(dropped.map(({ key }) => key));
}

function readForm(value: unknown): UnsavedForm | undefined {
  const form = v.safeParse(schema, value);
  return form.success ? form.output : undefined;
}
