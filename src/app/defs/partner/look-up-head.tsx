import { CloudDownload } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PartnerContent } from '@/api/entities/partner';
import { useSyncView } from '@/app/state/sync-view';
import { Button } from '@/app/ui/buttons/button';
import { cuiDigits } from '@/domain/identifiers/cui';
import { partnerTexts } from './partner-texts';
import { type LookUpNote, useCompanyLookUp } from './use-company-look-up';

interface LookUpHeadProps {
  readonly content: PartnerContent;
  /** Another partner has the fiscal code that stands in this new one: its name. */
  readonly twin: string | undefined;
  readonly change: (changes: Partial<PartnerContent>) => void;
}

/** Above the partner's form: takes its data from ANAF's register by the fiscal code that stands in it. */
export function LookUpHead({ content, twin, change }: LookUpHeadProps): ReactNode {
  const { offline } = useSyncView();
  const { busy, note: answered, ask } = useCompanyLookUp();
  const note: LookUpNote | undefined =
    twin === undefined ? answered : { tone: 'warning', text: partnerTexts.lookUpTwin(twin) };
  if (content.external) return null;
  const run = async (): Promise<void> => {
    const found = await ask(content);
    if (found !== null) change(found);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        busy={busy}
        icon={CloudDownload}
        onClick={() => void run()}
        unavailable={unavailable(offline, content.taxId, twin)}
      >
        {partnerTexts.lookUp}
      </Button>
      <p className={`text-12 ${note?.tone === 'warning' ? 'text-wait' : 'text-text-3'}`} role="status">
        {note?.text}
      </p>
    </div>
  );
}

function unavailable(offline: boolean, taxId: string, twin: string | undefined): string | undefined {
  if (twin !== undefined) return partnerTexts.lookUpTwin(twin);
  if (offline) return partnerTexts.lookUpOffline;
  return cuiDigits(taxId) === undefined ? partnerTexts.lookUpNeedsCode : undefined;
}
