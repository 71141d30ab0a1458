import { FileDown } from 'lucide-react';
import { addAlert } from '@/app/state/alerts';
import { useLive } from '@/app/state/use-live';
import { heldOffTexts } from '@/app/texts/held-off-texts';
import { syncTexts } from '@/app/texts/sync-texts';
import { Button } from '@/app/ui/buttons/button';
import { hiddenWork } from '@/db/companies/hidden-work';
import type { CondicaDatabase } from '@/db/condica-database';
import { saveUnsent } from './save-unsent';

interface HiddenUnsentProps {
  readonly db: CondicaDatabase;
  readonly deviceName: string;
}

/** What was written for companies that the person has lost and was not sent: out to a file, where no company is left to open. */
export function HiddenUnsent({ db, deviceName }: HiddenUnsentProps) {
  const hidden = (useLive(() => hiddenWork(db), [db]) ?? []).filter(
    ({ taken, unsent }) => taken === undefined && unsent > 0,
  );
  if (hidden.length === 0) return null;
  const total = hidden.reduce((sum, { unsent }) => sum + unsent, 0);
  const save = (): void => {
    saveUnsent({ db, deviceName, now: () => new Date().toISOString() }).catch((error: unknown) => {
      console.error('The file of unsent work:', error);
      addAlert({ type: 'error', ...syncTexts.commandFailed });
    });
  };
  return (
    <section
      aria-label={syncTexts.onlyHere}
      className="flex max-w-[560px] flex-col items-center gap-2 text-13 text-text-2"
    >
      {hidden.map(({ companyId, name, unsent }) => (
        <p key={companyId}>{heldOffTexts.hiddenWork(name, unsent)}</p>
      ))}
      <Button size="sm" icon={FileDown} onClick={save}>
        {syncTexts.exportUnsent(total)}
      </Button>
    </section>
  );
}
