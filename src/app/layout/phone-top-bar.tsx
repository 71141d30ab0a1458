import { ChevronsUpDown, Search } from 'lucide-react';
import { shownCif } from '@/app/state/company-choice';
import { openOverlay } from '@/app/state/overlay';
import { useAtTest } from '@/app/state/use-at-test';
import { useWorkspace } from '@/app/state/workspace';
import { frameTexts } from '@/app/texts/frame-texts';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { AlertsBell } from './alerts-bell';
import { SyncChip } from './sync-chip';
import { TestMark } from './test-mark';

/** On the phone: the company, the state of the synchronisation, search and alerts. */
export function PhoneTopBar() {
  const { company } = useWorkspace();
  const atTest = useAtTest();
  return (
    <header className="flex h-14 shrink-0 items-center gap-1 border-b border-border bg-surface pr-2 pl-4 print:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${frameTexts.switchCompany}: ${company.name}`}
        onClick={() => openOverlay('companies')}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-left"
      >
        <span className="min-w-0">
          <span className="block truncate text-14/5 font-semibold">{company.name}</span>
          {/* Beside the state of the synchronisation there is no room for both. */}
          {atTest ? <TestMark /> : <span className="block text-12 tabular-nums text-text-3">{shownCif(company)}</span>}
        </span>
        <ChevronsUpDown aria-hidden="true" size={16} className="shrink-0 text-text-2" />
      </button>
      <SyncChip />
      <IconButton icon={Search} iconSize={20} label={frameTexts.search} onClick={() => openOverlay('palette')} />
      <AlertsBell />
    </header>
  );
}
