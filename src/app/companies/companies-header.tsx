import { Download, KeyRound, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { useIsPhone } from '@/app/state/device';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { companiesTexts } from '@/app/texts/companies-texts';
import { Button } from '@/app/ui/buttons/button';
import { PageHeader } from '@/app/ui/page-header';
import { countedNoun } from '@/app/ui/words/amount-text';
import type { CompaniesTable } from './companies-csv';
import { addCompanyTexts } from './company-form-texts';
import { renewalTexts } from './connection/renewal-texts';
import type { RenewalSteps } from './connection/use-renewal-walk';

const loadCsv = () => loadChunk(() => import('./companies-csv'));

interface CompaniesHeaderProps extends Pick<CompaniesTable, 'rows' | 'standingOf'> {
  readonly renewals: RenewalSteps;
  readonly onAdd: () => void;
}

/** The head of the list: how many there are, and what is done with several. The phone, which has no files of this kind, exports none. */
export function CompaniesHeader({ rows, standingOf, renewals, onAdd }: CompaniesHeaderProps): ReactNode {
  const { companies } = useWorkspace();
  const today = useToday();
  const phone = useIsPhone();
  const exportList = (): void =>
    void loadCsv().then(({ saveCompaniesCsv }) => saveCompaniesCsv({ rows, standingOf, now: Date.now() }, today));
  return (
    <PageHeader
      title={companiesTexts.title}
      note={countedNoun(companies.length, 'firmă', 'firme')}
      actions={
        <>
          {renewals.walk === null && renewals.left.length > 1 && (
            <Button icon={KeyRound} onClick={renewals.begin}>
              {renewalTexts.begin(renewals.left.length)}
            </Button>
          )}
          {!phone && (
            <Button icon={Download} onClick={exportList}>
              {companiesTexts.file.export}
            </Button>
          )}
          <Button icon={Plus} onClick={onAdd}>
            {addCompanyTexts.open}
          </Button>
        </>
      }
    />
  );
}
