import { CircleCheck, CircleMinus, History } from 'lucide-react';
import type { PartnerContent } from '@/api/entities/partner';
import { Badge } from '@/app/ui/states/badge';
import { dayText } from '@/app/ui/words/date-words';
import { partnerTexts } from './partner-texts';
import { isVatCheckOld } from './vat-check-age';

/** Whether a partner is registered for VAT and when that was last looked up; amber once that is too long ago. */
export function VatState({ partner, today }: { readonly partner: PartnerContent; readonly today: string }) {
  const old = isVatCheckOld(partner.vatCheckedOn, today);
  const icon = old ? History : partner.vatRegistered ? CircleCheck : CircleMinus;
  return (
    <span className="flex min-w-0 items-center justify-between gap-2">
      <Badge icon={icon} tone={old ? 'wait' : partner.vatRegistered ? 'ok' : 'idle'}>
        {partner.vatRegistered ? partnerTexts.payer : partnerTexts.nonPayer}
      </Badge>
      <span className={`shrink-0 text-12 tabular-nums ${old ? 'text-wait' : 'text-text-2'}`}>
        {partner.vatCheckedOn === '' ? partnerTexts.neverChecked : dayText(partner.vatCheckedOn)}
      </span>
    </span>
  );
}
