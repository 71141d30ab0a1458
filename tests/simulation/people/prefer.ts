/** A person's own rows, which leave beside the outbox: preferences, and who he is. */
import { DOCUMENT_LANGUAGES, ENTER_WAYS, START_PAGES } from '@/api/entities/preferences';
import { knownPerson, personNote } from '@/db/settings/person';
import { preferencesNote } from '@/db/settings/preferences';
import type { Seat } from './seat';

const PREFERRED = { documentLanguage: DOCUMENT_LANGUAGES, startPage: START_PAGES, enter: ENTER_WAYS } as const;
const PARTICULARS = {
  lastName: ['Pop', 'Popescu', 'Țepeș-Ionescu'],
  firstName: ['Ana', 'Ștefan', ''],
  telephone: ['', '0722 123 456', '0744 000 111'],
} as const;
const VALUES = { ...PREFERRED, ...PARTICULARS };
const FIELDS = Object.keys(VALUES) as readonly (keyof typeof VALUES)[];

export async function prefer({ world, device, at, tab }: Seat): Promise<void> {
  const field = world.dice.pick(FIELDS) ?? 'startPage';
  const value = world.dice.pick<string>(VALUES[field]) ?? '';
  const own = field in PARTICULARS;
  // Before a server has told once whose they are, the page offers nothing to change.
  if (own && (await knownPerson(at.db)) === null) return;
  const chosen = world.choices.begin({ device: device.index, user: at.userId, field, value });
  world.story.tell(`${tab.process.name} ${own ? 'is told' : 'prefers'} ${field} ${value}`);
  await (own ? personNote : preferencesNote).change(at.db, { [field]: value });
  chosen();
}
