import { CircleQuestionMark, Search } from 'lucide-react';
import { KEY_TABLE } from '@/app/state/keys-table';
import { openOverlay } from '@/app/state/overlay';
import { frameTexts } from '@/app/texts/frame-texts';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { KeyHint } from '@/app/ui/buttons/key-hint';
import { AlertsBell } from './alerts-bell';
import { SyncChip } from './sync-chip';
import { TestMark } from './test-mark';
import { UserMenu } from './user-menu';

/** Search and commands at the left; at the right how the device stands with the server, alerts, keys and the user. */
export function TopBar() {
  return (
    <header className="flex h-14 shrink-0 items-center gap-4 border-b border-border bg-surface px-6 print:hidden">
      <button
        type="button"
        aria-keyshortcuts="Control+K"
        onClick={() => openOverlay('palette')}
        className="flex h-8 w-[400px] max-w-full min-w-0 items-center gap-2 rounded-2 bg-sunken px-3 text-13 text-text-3"
      >
        <Search aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0" />
        <span className="flex-1 truncate text-left">{frameTexts.searchHint}</span>
        <KeyHint keys={KEY_TABLE.anywhere.bindings.palette.keys} />
      </button>
      <div className="ml-auto flex items-center gap-2">
        <TestMark />
        <SyncChip />
        <AlertsBell />
        <IconButton
          icon={CircleQuestionMark}
          iconSize={20}
          label={frameTexts.help}
          onClick={() => openOverlay('keys')}
        />
        <UserMenu />
      </div>
    </header>
  );
}
