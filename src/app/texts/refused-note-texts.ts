/** Words of what the server refused of the account's own data. */
import type { RefusedNote } from '@/db/settings/refused-notes';

const HEADS: Readonly<Record<RefusedNote['of'], string>> = {
  person: 'Datele contului',
  preferences: 'Preferințele contului',
};

export const refusedNoteTexts = {
  section: 'Ale contului, respinse',
  heads: HEADS,
  /** `fields`: „Telefon „0722””. */
  label: (of: RefusedNote['of'], fields: readonly string[]) => `${HEADS[of]}: ${fields.join(', ')}`,
  field: (label: string, value: string) => (value === '' ? `${label} gol` : `${label} „${value}”`),
  whatToDo: {
    person:
      'Ce ați scris este păstrat pe acest dispozitiv, iar contul are mai departe datele dinainte. Corectați și salvați din nou sau renunțați.',
    preferences: 'Contul are mai departe alegerea dinainte. Alegeți din nou sau renunțați.',
  } satisfies Readonly<Record<RefusedNote['of'], string>>,
  told: {
    person: 'Serverul nu a primit datele contului',
    preferences: 'Serverul nu a primit preferințele contului',
  } satisfies Readonly<Record<RefusedNote['of'], string>>,
  open: { person: 'Deschide „Contul meu”', preferences: 'Deschide „Preferințe”' } satisfies Readonly<
    Record<RefusedNote['of'], string>
  >,
  giveUp: (of: RefusedNote['of']) => `Renunță la schimbare: ${HEADS[of]}`,
} as const;
