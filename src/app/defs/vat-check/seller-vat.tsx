import type { ReactNode } from 'react';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { dayText } from '@/app/ui/words/date-words';
import { sellerVatState } from './seller-vat-state';
import { vatCheckTexts } from './vat-check-texts';

/** Beside the seller of a received invoice: whether ANAF's register has him as a payer of VAT, and the day that was asked. */
export function SellerVat({ taxId }: { readonly taxId: string }): ReactNode {
  const { db, company } = useWorkspace();
  const state = useLive(() => sellerVatState(db, company.id, taxId), [db, company.id, taxId]);
  if (state === undefined) return null;
  if (state === null) return <p className="text-13 text-text-2">{vatCheckTexts.neverChecked}</p>;
  const day = dayText(state.checkedOn);
  const { vatRegistered } = state;
  const words = vatRegistered === null ? 'unknownCode' : vatRegistered ? 'payer' : 'nonPayer';
  return (
    <p className={`text-13 tabular-nums ${vatRegistered === null ? 'text-wait' : 'text-text-2'}`}>
      {vatCheckTexts[words](day)}
    </p>
  );
}
