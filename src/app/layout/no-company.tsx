import { HeldOffCompanies } from '@/app/companies/held-off-companies';
import { useSyncStatusOf } from '@/app/state/use-sync-status';
import { frameTexts } from '@/app/texts/frame-texts';
import { EmptyState } from '@/app/ui/states/empty-state';
import type { CondicaDatabase } from '@/db/condica-database';
import type { SyncHandle } from '@/sync/engine/sync-engine';

interface NoCompanyProps {
  readonly db: CondicaDatabase;
  readonly deviceName: string;
  readonly sync: SyncHandle;
}

/** Before the server answered an empty list says nothing. */
export default function NoCompany({ db, deviceName, sync }: NoCompanyProps) {
  const { connected } = useSyncStatusOf(sync);
  const words = connected === true ? frameTexts.noCompany : frameTexts.companiesComing;
  return (
    <main id="main">
      <EmptyState
        title={words.title}
        text={words.text}
        action={<HeldOffCompanies db={db} deviceName={deviceName} sync={sync} />}
      />
    </main>
  );
}
