import { Check, LogOut, Monitor, Moon, Sun, Trash2 } from 'lucide-react';
import { addAlert } from '@/app/state/alerts';
import { openOverlay } from '@/app/state/overlay';
import { useSessionGateway } from '@/app/state/session-gateway';
import { chooseTheme, type ThemeChoice, useThemeChoice } from '@/app/state/theme';
import { useWorkspace } from '@/app/state/workspace';
import { frameTexts } from '@/app/texts/frame-texts';
import { Menu, type MenuAction } from '@/app/ui/floating/menu';
import { UserMark } from './user-mark';

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
        ...themeActions(theme),
        { label: frameTexts.signOut, icon: LogOut, separated: true, onSelect: signOut },
        { label: frameTexts.signOutAndClear, icon: Trash2, danger: true, onSelect: () => openOverlay('erase') },
      ]}
    />
  );
}

/** Ends the session here; what the server could not be told is said, not hidden. */
export function useSignOut(): () => void {
  const { session } = useSessionGateway();
  return () => {
    session.signOut().then(
      ({ warning }) => {
        if (warning !== null)
          addAlert({ id: 'sign-out', type: 'warning', message: warning, description: frameTexts.signedOutHere });
      },
      (error: unknown) => console.error('Sign-out failed:', error),
    );
  };
}
