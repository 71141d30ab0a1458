import { CreditCard, Files, FileUp, Hash, type LucideIcon, Package, PencilLine, Percent, Users } from 'lucide-react';

import { APP_ROUTES, type AppRouteName, isBuilt } from '@/app/routes/route-table';

/** What waits for the person, by menu item. */
export interface MenuCounts {
  readonly drafts: number;
}

export interface MenuItem {
  readonly route: AppRouteName;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly count?: keyof MenuCounts;
}

const GROUPS: readonly (readonly MenuItem[])[] = [
  [
    { route: 'out', label: APP_ROUTES.out.title, icon: FileUp },
    { route: 'drafts', label: APP_ROUTES.drafts.title, icon: PencilLine, count: 'drafts' },
    { route: 'send', label: APP_ROUTES.send.title, icon: Files },
  ],
  [
    { route: 'partner', label: APP_ROUTES.partner.title, icon: Users },
    { route: 'product', label: APP_ROUTES.product.title, icon: Package },
    { route: 'payment', label: APP_ROUTES.payment.title, icon: CreditCard },
    { route: 'vat', label: APP_ROUTES.vat.title, icon: Percent },
    { route: 'serial', label: APP_ROUTES.serial.title, icon: Hash },
  ],
];

/** The menu's groups: only what is built. What the plan leaves out stays, its page says why. */
export function menuGroups(): readonly (readonly MenuItem[])[] {
  return GROUPS.map((group) => group.filter((item) => isBuilt(item.route))).filter((group) => group.length > 0);
}
