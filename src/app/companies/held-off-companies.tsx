import { FileDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CompanyId } from '@/api/ids';
import { addAlert } from '@/app/state/alerts';
import { useLive } from '@/app/state/use-live';
import { heldOffTexts, type NamedCompany } from '@/app/texts/held-off-texts';
import { syncTexts } from '@/app/texts/sync-texts';
import { Button } from '@/app/ui/buttons/button';
import { ConfirmDialog } from '@/app/ui/floating/confirm-dialog';
import { eraseCompany } from '@/db/companies/erase-company';
import { hiddenWork } from '@/db/companies/hidden-work';
import type { CondicaDatabase } from '@/db/condica-database';
import type { SyncHandle } from '@/sync/engine/sync-engine';
import { saveUnsent } from './save-unsent';

interface HeldOffCompaniesProps {
  readonly db: CondicaDatabase;
  readonly deviceName: string;
  readonly sync: Pick<SyncHandle, 'pause' | 'resume'>;
}

/** The companies that do not open here, each as another one's data stands under its id; nothing where there are none. */
export function HeldOffCompanies(props: HeldOffCompaniesProps) {
  const hidden = useLive(() => hiddenWork(props.db), [props.db]) ?? [];
  return hidden.flatMap(({ companyId, cif = '', name = '', taken, unsent }) =>
    taken === undefined
      ? []
      : [<HeldOff key={companyId} {...props} {...{ companyId, taken, unsent }} old={{ cif, name }} />],
  );
}

interface HeldOffProps extends HeldOffCompaniesProps {
  readonly companyId: CompanyId;
  readonly old: NamedCompany;
  readonly taken: NamedCompany;
  readonly unsent: number;
}

function HeldOff({ db, deviceName, sync, companyId, old, taken, unsent }: HeldOffProps) {
  const [asking, setAsking] = useState(false);
  const { name } = old;
  const save = (): Promise<void> => saveUnsent({ db, deviceName, now: () => new Date().toISOString() });
  // The company that waited opens with the next answer: a new start asks for it at once.
  const askAnew = (): void => {
    sync.pause();
    sync.resume();
  };
  return (
    <section className="border-b border-border px-5 py-3 text-left text-13 phone:px-4">
      <h3 className="mb-1.5 font-semibold">{heldOffTexts.title(taken.name)}</h3>
      <p className="text-text-2">{heldOffTexts.why(old, taken)}</p>
      <p className="mt-1 text-text-2">{heldOffTexts.whatToDo(name, taken.name, unsent)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {unsent > 0 && (
          <Button size="sm" icon={FileDown} onClick={() => void save().catch(failed)}>
            {syncTexts.exportUnsent(unsent)}
          </Button>
        )}
        <Button size="sm" icon={Trash2} onClick={() => setAsking(true)}>
          {heldOffTexts.erase(name)}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={heldOffTexts.eraseTitle(name)}
          confirmLabel={heldOffTexts.eraseConfirm}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            eraseCompany(db, companyId).then(askAnew, failed);
          }}
        >
          <p>{heldOffTexts.eraseText}</p>
          {unsent > 0 && <p className="mt-3 font-medium text-bad">{heldOffTexts.eraseUnsent(unsent)}</p>}
        </ConfirmDialog>
      )}
    </section>
  );
}

function failed(error: unknown): void {
  console.error('A company that is held off:', error);
  addAlert({ type: 'error', ...syncTexts.commandFailed });
}
