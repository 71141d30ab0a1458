import type { LucideIcon } from 'lucide-react';
import { APP_ROUTES, type AppRouteName } from '@/app/routes/route-table';
import { frameTexts } from '@/app/texts/frame-texts';
import { APP_PAGES, type MenuCounts } from './route-pages';

export interface MenuItem {
  readonly route: AppRouteName;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly count?: keyof MenuCounts;
}

export function countOf({ count }: MenuItem, counts: MenuCounts): number {
  return count === undefined ? 0 : counts[count];
}

/** What a menu says of an item; `undefined` where its label says all. */
export function countedLabel({ label, count }: MenuItem, counts: MenuCounts): string | undefined {
  if (count === undefined || counts[count] === 0) return undefined;
  return `${label}, ${frameTexts.menuCount[count](counts[count])}`;
}

/** In the order of the pages. */
const ITEMS = (Object.keys(APP_PAGES) as AppRouteName[]).flatMap((route) => {
  const menu = APP_PAGES[route]?.menu;
  return menu === undefined ? [] : [{ ...menu, route, label: APP_ROUTES[route].title }];
});

/** The menu's groups, in the order of the first page of each. What the plan leaves out stays, its page says why. */
export const MENU_GROUPS: readonly (readonly MenuItem[])[] = [...new Set(ITEMS.map(({ group }) => group))].map(
  (group) => ITEMS.filter((item) => item.group === group),
);
