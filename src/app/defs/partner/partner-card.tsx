import type { ReactNode } from 'react';
import type { PartnerContent } from '@/api/entities/partner';
import { partnerTexts } from './partner-texts';
import { shownTaxId } from './tax-id';

/** A partner on the phone: name, fiscal code, VAT state. */
export function PartnerCard({ partner }: { readonly partner: PartnerContent }): ReactNode {
  return (
    <>
      <span className="block break-words font-medium text-14">{partner.name}</span>
      <span className="mt-0.5 flex justify-between gap-3 text-13 text-text-2">
        <span className="truncate tabular-nums">
          {[shownTaxId(partner), partner.address.city].filter((part) => part !== '').join(' · ')}
        </span>
        <span className="shrink-0">{partner.vatRegistered ? partnerTexts.payer : partnerTexts.nonPayer}</span>
      </span>
    </>
  );
}
