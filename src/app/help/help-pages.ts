/** Every page of help, and which of them each screen opens: the screens' own, then those of no screen. */
import { firstStepsHelp } from '@/app/home/first-steps/first-steps-help';
import { APP_PAGES } from '@/app/pages/route-pages';
import { loadChunk } from '@/app/routes/load-chunk';
import { APP_ROUTES, type AppRouteName } from '@/app/routes/route-table';
import type { KeyGroupName } from '@/app/state/keys-table';
import { syncHelp } from '@/app/sync-panel/sync-help';
import type { HelpPage } from '@/app/texts/help-page';
import { KEYS_ANYWHERE, SCREEN_KEYS } from './help-keys';

export interface Help {
  /** In the order of the list of contents. */
  readonly pages: readonly HelpPage[];
  /** The page for an address; the first one of all where its screen has none. */
  readonly at: (path: string) => HelpPage;
  /** The groups of keys that work on the page's screen. */
  readonly keysOf: (page: HelpPage) => readonly KeyGroupName[];
}

/** Reads the screens' pages, each of which is a chunk of its own; throws ChunkLoadError. */
export async function readHelp(): Promise<Help> {
  const names = Object.keys(APP_PAGES) as AppRouteName[];
  const read = await Promise.all(names.map(async (name) => [name, await helpOf(name)] as const));
  const pages = [...new Set([...read.map(([, page]) => page), syncHelp, firstStepsHelp])];
  return {
    pages,
    keysOf: (page) => {
      const name = read.find(([, own]) => own === page)?.[0];
      const own: Readonly<Partial<Record<AppRouteName, readonly KeyGroupName[]>>> = SCREEN_KEYS;
      return [...((name === undefined ? undefined : own[name]) ?? []), ...KEYS_ANYWHERE];
    },
    at: (path) => read.find(([name]) => APP_ROUTES[name].pattern === path)?.[1] ?? pages[0] ?? syncHelp,
  };
}

/** Where the server fails, what is safe on the device is the question. */
async function helpOf(name: AppRouteName): Promise<HelpPage> {
  const load = APP_PAGES[name]?.help;
  return load === undefined ? syncHelp : loadChunk(load);
}
