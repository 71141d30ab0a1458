/** A person's own preferences, which leave beside the outbox. */
import { DOCUMENT_LANGUAGES, ENTER_WAYS, START_PAGES } from '@/api/entities/preferences';
import { preferencesNote } from '@/db/settings/preferences';
import type { Seat } from './seat';

const VALUES = { documentLanguage: DOCUMENT_LANGUAGES, startPage: START_PAGES, enter: ENTER_WAYS } as const;
const FIELDS = Object.keys(VALUES) as readonly (keyof typeof VALUES)[];

export async function prefer({ world, device, at, tab }: Seat): Promise<void> {
  const field = world.dice.pick(FIELDS) ?? 'startPage';
  const value = world.dice.pick<string>(VALUES[field]) ?? '';
  const chosen = world.choices.begin({ device: device.index, user: at.userId, field, value });
  world.story.tell(`${tab.process.name} prefers ${field} ${value}`);
  await preferencesNote.change(at.db, { [field]: value });
  chosen();
}
