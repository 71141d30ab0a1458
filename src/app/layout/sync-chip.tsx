import { Check, CircleQuestionMark, CircleX, Clock, CloudDownload, CloudOff, type LucideIcon } from 'lucide-react';
import { toggleSyncPanel, useInterfaceState } from '@/app/state/interface-state';
import { KEY_TABLE } from '@/app/state/keys-table';
import { frameTexts } from '@/app/texts/frame-texts';
import { classNames } from '@/app/ui/class-names';
import { TONE_ICON, TONE_SOFT } from '@/app/ui/states/tone';
import { type SyncWords, syncWords } from './sync-words';
import { useSyncSummary } from './use-sync-summary';

const ICONS: Readonly<Record<SyncWords['icon'], LucideIcon>> = {
  offline: CloudOff,
  rejected: CircleX,
  choice: CircleQuestionMark,
  waiting: Clock,
  loading: CloudDownload,
  done: Check,
};

/** The state of the synchronisation in one small word; opens the panel. */
export function SyncChip() {
  const { words, icon, tone, filled } = syncWords(useSyncSummary());
  const [{ syncPanelOpen }] = useInterfaceState();
  const Icon = ICONS[icon];
  return (
    <>
      <button
        type="button"
        aria-expanded={syncPanelOpen}
        aria-label={`${frameTexts.sync}: ${words}`}
        aria-keyshortcuts={KEY_TABLE.anywhere.bindings.goSync.keys.join(' ')}
        onClick={toggleSyncPanel}
        className={classNames(
          'inline-flex h-8 items-center gap-2 rounded-2 border px-3 text-13 font-medium whitespace-nowrap phone:h-11',
          filled || syncPanelOpen
            ? `border-transparent ${TONE_SOFT[tone]}`
            : 'border-border bg-surface text-text-2 hover:bg-hover',
        )}
      >
        <Icon
          aria-hidden="true"
          size={16}
          strokeWidth={1.75}
          className={icon === 'loading' ? 'text-accent-text' : TONE_ICON[tone]}
        />
        {words}
      </button>
      <span aria-live="polite" className="sr-only">
        {words}
      </span>
    </>
  );
}
