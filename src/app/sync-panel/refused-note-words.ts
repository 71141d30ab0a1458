import { accountTexts } from '@/app/account/account-texts';
import { preferencesTexts } from '@/app/preferences/preferences-texts';
import { refusedNoteTexts as texts } from '@/app/texts/refused-note-texts';
import type { RefusedNote } from '@/db/settings/refused-notes';

const { person } = accountTexts;
const { account } = preferencesTexts;

/** What of the account was refused, field by field, as its page names it. */
export function refusedNoteLabel(note: RefusedNote): string {
  return texts.label(
    note.of,
    note.of === 'person' ? personFields(note.refused.changes) : choices(note.refused.changes),
  );
}

type ChangesOf<Of extends RefusedNote['of']> = Extract<RefusedNote, { readonly of: Of }>['refused']['changes'];

function personFields({ lastName, firstName, telephone }: ChangesOf<'person'>): readonly string[] {
  return [
    ...(lastName === undefined ? [] : [texts.field(person.lastName, lastName)]),
    ...(firstName === undefined ? [] : [texts.field(person.firstName, firstName)]),
    ...(telephone === undefined ? [] : [texts.field(person.telephone, telephone)]),
  ];
}

function choices({ documentLanguage, startPage, enter }: ChangesOf<'preferences'>): readonly string[] {
  return [
    ...chosen(account.language, account.languages, documentLanguage),
    ...chosen(account.start, account.pages, startPage),
    ...chosen(account.enter, account.enters, enter),
  ];
}

function chosen<V extends string>(
  label: string,
  options: readonly { readonly value: V; readonly label: string }[],
  value: V | undefined,
): readonly string[] {
  if (value === undefined) return [];
  return [texts.field(label, options.find((option) => option.value === value)?.label ?? value)];
}
