import type { LucideIcon } from 'lucide-react';
import { FileUp, House, Menu as MenuIcon, Plus, Truck } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { links } from '@/app/routes/links';
import type { AppRouteName } from '@/app/routes/route-table';
import { isBuilt } from '@/app/routes/route-table';
import { openOverlay } from '@/app/state/overlay';
import { frameTexts } from '@/app/texts/frame-texts';

interface Place {
  readonly route: AppRouteName;
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

const PLACES: readonly Place[] = [
  { route: 'home', to: links.home(), label: frameTexts.phoneHome, icon: House },
  { route: 'out', to: links.out(), label: frameTexts.phoneOut, icon: FileUp },
  { route: 'invoices', to: links.editor(), label: frameTexts.new, icon: Plus },
  { route: 'transportHome', to: links.transports(), label: frameTexts.phoneTransport, icon: Truck },
];

const PLACE =
  'flex h-16 w-full flex-col items-center justify-center gap-1 text-12 text-navy-text outline-offset-[-3px] focus-visible:outline-navy-mark';

/** The phone's bar: five places, 2 px dividers, a mark over the present one. */
export function PhoneBar() {
  const [path] = useLocation();
  return (
    <nav aria-label={frameTexts.mainMenu} className="shrink-0 bg-navy pb-[env(safe-area-inset-bottom)] print:hidden">
      <ul className="flex">
        {PLACES.filter(({ route }) => isBuilt(route)).map(({ route, to, label, icon: Icon }) => (
          <li key={route} className="relative flex-1 border-r-2 border-navy-divider">
            {path === to && <span aria-hidden="true" className="absolute inset-x-4 top-0 h-[3px] bg-navy-mark" />}
            <Link href={to} aria-current={path === to ? 'page' : undefined} className={PLACE}>
              <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="text-navy-text-2" />
              {label}
            </Link>
          </li>
        ))}
        <li className="flex-1">
          <button type="button" className={PLACE} aria-haspopup="dialog" onClick={() => openOverlay('phone-menu')}>
            <MenuIcon aria-hidden="true" size={20} strokeWidth={1.75} className="text-navy-text-2" />
            {frameTexts.menu}
          </button>
        </li>
      </ul>
    </nav>
  );
}
