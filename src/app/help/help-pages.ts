/** Every page of help, and which of them each screen opens: the screens' own, then those of no screen. */
import { firstStepsHelp } from '@/app/home/first-steps/first-steps-help';
import { APP_ROUTES } from '@/app/routes/route-table';
import type { KeyGroupName } from '@/app/state/keys-table';
import { syncHelp } from '@/app/sync-panel/sync-help';
import type { HelpPage } from '@/app/texts/help-page';
import { KEYS_ANYWHERE, SCREEN_KEYS } from './help-keys';
import { SCREEN_HELPS } from './screen-helps';

const SCREENS = Object.entries(SCREEN_HELPS) as readonly (readonly [keyof typeof SCREEN_HELPS, HelpPage])[];

/** In the order of the list of contents. */
export const HELP_PAGES: readonly HelpPage[] = [
  ...new Set([...SCREENS.map(([, page]) => page), syncHelp, firstStepsHelp]),
];

/** The groups of keys that work on the page's screen. */
export function keysOf(page: HelpPage): readonly KeyGroupName[] {
  const screen = SCREENS.find(([, own]) => own === page)?.[0];
  return [...(screen === undefined ? [] : SCREEN_KEYS[screen]), ...KEYS_ANYWHERE];
}

/** The page for an address; the first one of all where its screen has none. */
export function helpAt(path: string): HelpPage {
  // Where the server fails, what is safe on the device is the question.
  if (path === APP_ROUTES.error.pattern) return syncHelp;
  return SCREENS.find(([name]) => APP_ROUTES[name].pattern === path)?.[1] ?? SCREEN_HELPS.home;
}
