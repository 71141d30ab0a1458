import { BookOpen, Check, FlaskConical, LogOut, Monitor, Moon, Sun, Trash2, UserRound } from 'lucide-react';
import { useLocation } from 'wouter';
import type { User } from '@/api/entities/user';
import { links } from '@/app/routes/links';
import { openOverlay } from '@/app/state/overlay';
import { chooseTheme, type ThemeChoice, useThemeChoice } from '@/app/state/theme';
import { useSignOut } from '@/app/state/use-sign-out';
import { useWorkspace } from '@/app/state/workspace';
import { frameTexts } from '@/app/texts/frame-texts';
import { Menu, type MenuAction } from '@/app/ui/floating/menu';

const THEMES = [
  { choice: 'light', label: frameTexts.themeLight, icon: Sun },
  { choice: 'dark', label: frameTexts.themeDark, icon: Moon },
  { choice: 'system', label: frameTexts.themeSystem, icon: Monitor },
] as const;

function themeActions(present: ThemeChoice): readonly MenuAction[] {
  return THEMES.map(({ choice, label, icon }) => ({
    label: label,
    icon: choice === present ? Check : icon,
    onSelect: () => chooseTheme(choice),
  }));
}

/** Theme, sign-out, and the sign-out that takes the device's data along. */
export function UserMenu() {
  const { user } = useWorkspace();
  const signOut = useSignOut();
  const theme = useThemeChoice();
  const [, navigate] = useLocation();
  const demo: readonly MenuAction[] =
    user.demo === true
      ? [{ label: frameTexts.openDemo, icon: FlaskConical, separated: true, onSelect: () => navigate(links.demo()) }]
      : [];
  return (
    <Menu
      button={<UserMark user={user} />}
      buttonLabel={frameTexts.userMenu}
      buttonClass="inline-flex size-9 items-center justify-center rounded-full phone:size-11"
      header={
        <>
          <span className="block text-13 font-medium text-text">{`${user.firstName} ${user.lastName}`.trim()}</span>
          {user.email}
        </>
      }
      actions={[
        { label: frameTexts.openAccount, icon: UserRound, onSelect: () => navigate(links.account()) },
        ...themeActions(theme),
        ...demo,
        {
          label: frameTexts.openHelp,
          icon: BookOpen,
          keys: ['F1'],
          separated: demo.length === 0,
          onSelect: () => openOverlay('help'),
        },
        { label: frameTexts.signOut, icon: LogOut, separated: true, onSelect: signOut },
        { label: frameTexts.signOutAndClear, icon: Trash2, danger: true, onSelect: () => openOverlay('erase') },
      ]}
    />
  );
}

/** The initials of who is signed in. */
function UserMark({ user }: { readonly user: User }) {
  const names = [user.firstName, user.lastName].filter((name) => name !== '');
  const letters = names.length === 0 ? user.email.slice(0, 2) : names.map((name) => name[0]).join('');
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-7 items-center justify-center rounded-full border border-border bg-sunken text-[11px] font-semibold text-text-2"
    >
      {letters.toLocaleUpperCase('ro')}
    </span>
  );
}
