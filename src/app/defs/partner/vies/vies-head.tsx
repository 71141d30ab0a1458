/** Above the form of a partner from another member state: whether its VAT number is in VIES. */
import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ViesRequest } from '@/api/calls/outside-calls';
import type { PartnerContent } from '@/api/entities/partner';
import { countryLabel } from '@/app/places/countries';
import { useSyncView } from '@/app/state/sync-view';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import type { LookUpNote } from '../use-company-look-up';
import { viesNumber } from './vies-number';
import { viesFailure, viesOutcome } from './vies-outcome';
import { viesTexts } from './vies-texts';

interface ViesHeadProps {
  readonly content: PartnerContent;
  readonly change: (changes: Partial<PartnerContent>) => void;
}

export function ViesHead({ content, change }: ViesHeadProps): ReactNode {
  const { offline } = useSyncView();
  const { ask, company } = useWorkspace();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ readonly of: string; readonly note: LookUpNote }>();
  const number = viesNumber(content);
  const of = `${content.address.country} ${content.taxId}`;
  const check = async (): Promise<void> => {
    if (number === undefined) return;
    setBusy(true);
    const requester = company.vatRegistered ? { requesterCountry: 'RO', requesterNumber: company.cif } : {};
    const answer = await ask(ViesRequest, { params: { ...number, ...requester }, body: undefined });
    setBusy(false);
    const outcome = answer.ok
      ? viesOutcome(answer.result.vies, countryLabel(content.address.country))
      : viesFailure(answer);
    setSaid({ of, note: outcome.note });
    if (outcome.changes !== null) change(outcome.changes);
  };
  // What was said of another number is not said of this one.
  const note = said?.of === of ? said.note : undefined;
  const unavailable = offline ? viesTexts.offline : number === undefined ? viesTexts.needsNumber : undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button busy={busy} icon={ShieldCheck} onClick={() => void check()} unavailable={unavailable}>
        {viesTexts.check}
      </Button>
      <p className={`text-12 ${note?.tone === 'warning' ? 'text-wait' : 'text-text-3'}`} role="status">
        {note?.text}
      </p>
    </div>
  );
}
