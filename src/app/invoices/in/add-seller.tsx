import { UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/app/ui/buttons/button';
import type { ShownItem } from '../archive/shown-item';
import { inTexts } from './in-texts';
import { useAddSeller } from './use-add-seller';

interface AddSellerProps {
  readonly item: ShownItem;
  /** In a row: two words. */
  readonly short?: boolean;
}

/** Puts the seller of a received invoice among the partners, with what the invoice says of him. */
export function AddSeller({ item, short = false }: AddSellerProps): ReactNode {
  const add = useAddSeller();
  const [busy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    setBusy(true);
    await add(item).finally(() => setBusy(false));
  };
  if (short)
    return (
      <button
        aria-label={inTexts.addPartnerOf(item.partnerName)}
        className="text-accent-text"
        disabled={busy}
        onClick={(event) => {
          // The row stays closed.
          event.stopPropagation();
          void press();
        }}
        tabIndex={-1}
        type="button"
      >
        {inTexts.addPartnerShort}
      </button>
    );
  return (
    <Button busy={busy} icon={UserPlus} onClick={() => void press()}>
      {inTexts.addPartner}
    </Button>
  );
}
