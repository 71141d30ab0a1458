import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AddingCompany } from '@/app/companies/adding-company';
import { addCompanyTexts } from '@/app/companies/company-form-texts';
import { HeldOffCompanies } from '@/app/companies/held-off-companies';
import { HiddenUnsent } from '@/app/companies/hidden-unsent';
import { useSessionGateway } from '@/app/state/session-gateway';
import { useSyncStatusOf } from '@/app/state/use-sync-status';
import { Button } from '@/app/ui/buttons/button';
import { EmptyState } from '@/app/ui/states/empty-state';
import type { CondicaDatabase } from '@/db/condica-database';
import type { SyncHandle } from '@/sync/engine/sync-engine';
import { noCompanyTexts } from './no-company-texts';

interface NoCompanyProps {
  readonly db: CondicaDatabase;
  readonly deviceName: string;
  readonly sync: SyncHandle;
}

/** Before the server answered an empty list says nothing. */
export default function NoCompany({ db, deviceName, sync }: NoCompanyProps) {
  const { connected } = useSyncStatusOf(sync);
  const { connection } = useSessionGateway();
  const [adding, setAdding] = useState(false);
  const words = connected === true ? noCompanyTexts.noCompany : noCompanyTexts.companiesComing;
  return (
    <main id="main">
      <EmptyState
        title={words.title}
        text={words.text}
        action={
          <div className="flex flex-col items-center gap-4">
            {connected === true && (
              <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
                {addCompanyTexts.open}
              </Button>
            )}
            <HiddenUnsent db={db} deviceName={deviceName} />
            <HeldOffCompanies db={db} deviceName={deviceName} sync={sync} />
          </div>
        }
      />
      {adding && <AddingCompany db={db} ask={sync.call} connection={connection} onClose={() => setAdding(false)} />}
    </main>
  );
}
