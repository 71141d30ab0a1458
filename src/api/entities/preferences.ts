/** What a person prefers, on whatever device: each a choice out of a short list. */
import * as v from 'valibot';

/** `look`: as the company's look says, and by the buyer where that leaves it to him. The others hold where it leaves it. */
export const DOCUMENT_LANGUAGES = ['look', 'ro', 'ro-en'] as const;
/** Names of the app's routes. */
export const START_PAGES = ['home', 'out', 'in', 'inbox', 'messages', 'drafts', 'transportHome'] as const;
/** In a form that can be saved again: on to the next field, or saved. */
export const ENTER_WAYS = ['next', 'save'] as const;

export const preferencesSchema = v.strictObject({
  documentLanguage: v.picklist(DOCUMENT_LANGUAGES),
  startPage: v.picklist(START_PAGES),
  enter: v.picklist(ENTER_WAYS),
});
export type Preferences = v.InferOutput<typeof preferencesSchema>;

export const USUAL_PREFERENCES: Preferences = { documentLanguage: 'look', startPage: 'home', enter: 'next' };

const { documentLanguage, startPage, enter } = preferencesSchema.entries;

/** The fields that change. */
export const preferenceChangesSchema = v.strictObject({
  documentLanguage: v.exactOptional(documentLanguage),
  startPage: v.exactOptional(startPage),
  enter: v.exactOptional(enter),
});
export type PreferenceChanges = v.InferOutput<typeof preferenceChangesSchema>;
const readable = v.object({
  documentLanguage: v.fallback(documentLanguage, USUAL_PREFERENCES.documentLanguage),
  startPage: v.fallback(startPage, USUAL_PREFERENCES.startPage),
  enter: v.fallback(enter, USUAL_PREFERENCES.enter),
});

/** As this version understands them: what it does not know is as usual. */
export function readPreferences(kept: unknown): Preferences {
  const fields = typeof kept === 'object' && kept !== null ? kept : {};
  const read = v.safeParse(readable, { documentLanguage: null, startPage: null, enter: null, ...fields });
  return read.success ? read.output : USUAL_PREFERENCES;
}

/** What of it somebody has chosen: what is merely as usual stands in no row. */
export function chosenPreferences(kept: Readonly<Record<string, unknown>>): PreferenceChanges {
  const chosen = Object.entries(readPreferences(kept)).filter(([field, value]) => kept[field] === value);
  return v.parse(preferenceChangesSchema, Object.fromEntries(chosen));
}

/** As a server tells them; fields of a newer one stay. */
export const toldPreferencesSchema = v.looseObject({
  /** Rises with every change. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  content: v.record(v.string(), v.unknown()),
});
export type ToldPreferences = v.InferOutput<typeof toldPreferencesSchema>;
