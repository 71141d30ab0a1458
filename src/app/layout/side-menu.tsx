import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { countedLabel, countOf, MENU_GROUPS, type MenuItem } from '@/app/pages/menu-items';
import { APP_PAGES, type MenuCounts } from '@/app/pages/route-pages';
import { APP_ROUTES } from '@/app/routes/route-table';
import { buildFacts } from '@/app/state/build-facts';
import { useInterfaceState } from '@/app/state/interface-state';
import { frameTexts } from '@/app/texts/frame-texts';
import { shellTexts } from '@/app/texts/shell-texts';
import { classNames } from '@/app/ui/class-names';
import { countText } from '@/app/ui/words/amount-text';
import { dayText } from '@/app/ui/words/date-words';
import { CompanyButton } from './company-button';

interface SideMenuProps {
  readonly counts: MenuCounts;
}

/** The navy menu: the company on top, groups with 2 px dividers, version and build date at the foot. */
export function SideMenu({ counts }: SideMenuProps) {
  const [{ menuCollapsed }, change] = useInterfaceState();
  const Toggle = menuCollapsed ? PanelLeftOpen : PanelLeftClose;
  const toggleLabel = menuCollapsed ? frameTexts.expandMenu : frameTexts.collapseMenu;
  return (
    <nav
      aria-label={frameTexts.mainMenu}
      className={classNames(
        'flex shrink-0 flex-col bg-navy text-13 text-navy-text print:hidden',
        menuCollapsed ? 'w-14' : 'w-56',
      )}
    >
      <CompanyButton collapsed={menuCollapsed} />
      <div className="min-h-0 flex-1 overflow-y-auto">
        {MENU_GROUPS.map((group) => (
          <ul key={group[0]?.route} className="border-t-2 border-navy-divider px-2 py-2">
            {group.map((item) => (
              <SideMenuItem key={item.route} item={item} counts={counts} collapsed={menuCollapsed} />
            ))}
          </ul>
        ))}
      </div>
      <div className="border-t-2 border-navy-divider p-2">
        <button
          type="button"
          onClick={() => change({ menuCollapsed: !menuCollapsed })}
          aria-label={menuCollapsed ? toggleLabel : undefined}
          title={menuCollapsed ? toggleLabel : undefined}
          className="flex h-8 w-full items-center gap-3 rounded-2 px-2 font-medium outline-offset-[-2px] hover:bg-navy-hover focus-visible:outline-navy-mark"
        >
          <Toggle aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0 text-navy-text-2" />
          {!menuCollapsed && toggleLabel}
        </button>
        {!menuCollapsed && (
          <p className="px-2 pt-1 text-12 text-navy-text-2">
            {shellTexts.version(buildFacts.version, dayText(buildFacts.date))}
          </p>
        )}
      </div>
    </nav>
  );
}

interface SideMenuItemProps {
  readonly item: MenuItem;
  readonly counts: MenuCounts;
  readonly collapsed: boolean;
}

function SideMenuItem({ item, counts, collapsed }: SideMenuItemProps) {
  const [path] = useLocation();
  const href = APP_ROUTES[item.route].pattern;
  const active = path === href;
  const count = countOf(item, counts);
  const counted = countedLabel(item, counts);
  const prefetch = (): void => APP_PAGES[item.route]?.prefetch();
  return (
    <li className="relative">
      {active && <span aria-hidden="true" className="absolute inset-y-1 -left-2 w-[3px] rounded-r-full bg-navy-mark" />}
      <Link
        href={href}
        onMouseEnter={prefetch}
        onFocus={prefetch}
        aria-current={active ? 'page' : undefined}
        aria-label={counted ?? (collapsed ? item.label : undefined)}
        title={collapsed ? (counted ?? item.label) : undefined}
        className={classNames(
          'flex h-8 items-center gap-3 rounded-2 px-2 font-medium outline-offset-[-2px] focus-visible:outline-navy-mark',
          active ? 'bg-navy-active' : 'hover:bg-navy-hover',
        )}
      >
        <item.icon aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0 text-navy-text-2" />
        {!collapsed && <span className="flex-1 truncate">{item.label}</span>}
        {!collapsed && count > 0 && <span className="text-12 tabular-nums text-navy-text-2">{countText(count)}</span>}
      </Link>
    </li>
  );
}
