import { BookOpen, LogOut, Mail, Moon, Palette, Sun, Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import { countedLabel, countOf, MENU_GROUPS } from '@/app/pages/menu-items';
import { links } from '@/app/routes/links';
import { APP_ROUTES } from '@/app/routes/route-table';
import { buildFacts } from '@/app/state/build-facts';
import { closeOverlay, openOverlay } from '@/app/state/overlay';
import { chooseTheme, useIsDark } from '@/app/state/theme';
import { useSignOut } from '@/app/state/use-sign-out';
import { frameTexts } from '@/app/texts/frame-texts';
import { shellTexts } from '@/app/texts/shell-texts';
import { Sheet } from '@/app/ui/floating/sheet';
import { countText } from '@/app/ui/words/amount-text';
import { dayText } from '@/app/ui/words/date-words';
import { useMenuCounts } from './use-menu-counts';

const ROW = 'flex min-h-12 w-full items-center gap-3 px-4 text-left text-14 active:bg-hover';

/** Everything of the desktop's menu and user menu, as a sheet. */
export default function PhoneMenu() {
  const signOut = useSignOut();
  const dark = useIsDark();
  const counts = useMenuCounts();
  const ThemeIcon = dark ? Sun : Moon;
  return (
    <Sheet title={frameTexts.menu} onClose={closeOverlay}>
      {MENU_GROUPS.map((group) => (
        <ul key={group[0]?.route} className="border-b border-border py-1">
          {group.map((item) => (
            <li key={item.route}>
              <Link
                href={APP_ROUTES[item.route].pattern}
                onClick={closeOverlay}
                aria-label={countedLabel(item, counts)}
                className={ROW}
              >
                <item.icon aria-hidden="true" size={20} strokeWidth={1.75} className="text-text-2" />
                <span className="flex-1">{item.label}</span>
                {countOf(item, counts) > 0 && (
                  <span className="text-13 tabular-nums text-text-2">{countText(countOf(item, counts))}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      ))}
      <button type="button" className={ROW} onClick={() => openOverlay('help')}>
        <BookOpen aria-hidden="true" size={20} strokeWidth={1.75} className="text-text-2" />
        {frameTexts.openHelp}
      </button>
      <Link href={links.preferences()} onClick={closeOverlay} className={ROW}>
        <Palette aria-hidden="true" size={20} strokeWidth={1.75} className="text-text-2" />
        {frameTexts.openPreferences}
      </Link>
      <Link href={links.contact()} onClick={closeOverlay} className={ROW}>
        <Mail aria-hidden="true" size={20} strokeWidth={1.75} className="text-text-2" />
        {frameTexts.openContact}
      </Link>
      <button type="button" className={ROW} onClick={() => chooseTheme(dark ? 'light' : 'dark')}>
        <ThemeIcon aria-hidden="true" size={20} strokeWidth={1.75} className="text-text-2" />
        {dark ? frameTexts.themeLight : frameTexts.themeDark}
      </button>
      <button type="button" className={ROW} onClick={signOut}>
        <LogOut aria-hidden="true" size={20} strokeWidth={1.75} className="text-text-2" />
        {frameTexts.signOut}
      </button>
      <button type="button" className={`${ROW} text-bad`} onClick={() => openOverlay('erase')}>
        <Trash2 aria-hidden="true" size={20} strokeWidth={1.75} />
        {frameTexts.signOutAndClear}
      </button>
      <p className="px-4 py-3 text-12 text-text-3">
        {shellTexts.version(buildFacts.version, dayText(buildFacts.date))}
      </p>
    </Sheet>
  );
}
