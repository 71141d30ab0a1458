import {
  BookOpen,
  Check,
  FlaskConical,
  LogOut,
  Mail,
  Monitor,
  Moon,
  Palette,
  Sun,
  Trash2,
  UserRound,
} from 'lucide-react';
import { useLocation } from 'wouter';
import { links } from '@/app/routes/links';
import type { ThemeChoice } from '@/app/state/device-theme';
import { openOverlay } from '@/app/state/overlay';
import { chooseTheme, useThemeChoice } from '@/app/state/theme';
import { useSignOut } from '@/app/state/use-sign-out';
import { useWorkspace } from '@/app/state/workspace';
import { frameTexts } from '@/app/texts/frame-texts';
import LoadedMenu from '@/app/ui/floating/loaded-menu';
import type { MenuAction } from '@/app/ui/floating/menu';
import type { OpenerLook } from '@/app/ui/floating/plain-opener';

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

/** The account, what is preferred, help, sign-out, and the sign-out that takes the device's data along. */
export default function OpenedUserMenu(opener: OpenerLook) {
  const { user } = useWorkspace();
  const signOut = useSignOut();
  const theme = useThemeChoice();
  const [, navigate] = useLocation();
  const demo: readonly MenuAction[] =
    user.demo === true
      ? [{ label: frameTexts.openDemo, icon: FlaskConical, separated: true, onSelect: () => navigate(links.demo()) }]
      : [];
  return (
    <LoadedMenu
      {...opener}
      header={
        <>
          <span className="block text-13 font-medium text-text">{`${user.firstName} ${user.lastName}`.trim()}</span>
          {user.email}
        </>
      }
      actions={[
        { label: frameTexts.openAccount, icon: UserRound, onSelect: () => navigate(links.account()) },
        { label: frameTexts.openPreferences, icon: Palette, onSelect: () => navigate(links.preferences()) },
        ...themeActions(theme),
        ...demo,
        {
          label: frameTexts.openHelp,
          icon: BookOpen,
          keys: ['F1'],
          separated: demo.length === 0,
          onSelect: () => openOverlay('help'),
        },
        { label: frameTexts.openContact, icon: Mail, onSelect: () => navigate(links.contact()) },
        { label: frameTexts.signOut, icon: LogOut, separated: true, onSelect: signOut },
        { label: frameTexts.signOutAndClear, icon: Trash2, danger: true, onSelect: () => openOverlay('erase') },
      ]}
    />
  );
}
