import type { User } from '@/api/entities/user';
import { loadChunk } from '@/app/routes/load-chunk';
import { useWorkspace } from '@/app/state/workspace';
import { frameTexts } from '@/app/texts/frame-texts';
import { PlainOpener } from '@/app/ui/floating/plain-opener';
import { useOpenedByPress } from '@/app/ui/floating/use-opened-by-press';
import { fetchPart, loadedPart, usePart } from '@/app/ui/loaded-part';

/** What stands in it comes when it is opened: the first list waits for none of it. */
const opened = loadedPart(() => loadChunk(() => import('./opened-user-menu')));

/** The button of the user's menu. */
export function UserMenu() {
  const { user } = useWorkspace();
  const { pressed, button } = useOpenedByPress(() => fetchPart(opened));
  const opener = {
    button: <UserMark user={user} />,
    buttonLabel: frameTexts.userMenu,
    buttonClass: 'inline-flex size-9 items-center justify-center rounded-full phone:size-11',
  };
  const OpenedUserMenu = usePart(opened, pressed);
  return OpenedUserMenu === undefined ? (
    <PlainOpener {...opener} press={button} opens="menu" />
  ) : (
    <OpenedUserMenu {...opener} />
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
