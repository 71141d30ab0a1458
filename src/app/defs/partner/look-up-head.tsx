import { CloudDownload } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PartnerContent } from '@/api/entities/partner';
import { useSyncView } from '@/app/state/sync-view';
import { Button } from '@/app/ui/buttons/button';
import { cuiDigits } from '@/domain/identifiers/cui';
import { partnerTexts } from './partner-texts';
import { useCompanyLookUp } from './use-company-look-up';

interface LookUpHeadProps {
  readonly content: PartnerContent;
  readonly change: (changes: Partial<PartnerContent>) => void;
}

/** Above the partner's form: takes its data from ANAF's register by the fiscal code that stands in it. */
export function LookUpHead({ content, change }: LookUpHeadProps): ReactNode {
  const { offline } = useSyncView();
  const { busy, note, ask } = useCompanyLookUp();
  if (content.external) return null;
  const run = async (): Promise<void> => {
    const found = await ask(content.taxId);
    if (found !== null) change(found);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        busy={busy}
        icon={CloudDownload}
        onClick={() => void run()}
        unavailable={unavailable(offline, content.taxId)}
      >
        {partnerTexts.lookUp}
      </Button>
      <p className={`text-12 ${note?.tone === 'warning' ? 'text-wait' : 'text-text-3'}`} role="status">
        {note?.text}
      </p>
    </div>
  );
}

function unavailable(offline: boolean, taxId: string): string | undefined {
  if (offline) return partnerTexts.lookUpOffline;
  return cuiDigits(taxId) === undefined ? partnerTexts.lookUpNeedsCode : undefined;
}
