import type { ReactNode } from 'react';
import { SellerVat } from '@/app/defs/vat-check/seller-vat';
import type { AccountFinding } from '@/workers/archive-search/account-watch';
import { ArchiveMarks } from '../archive/marks/archive-marks';
import { ArchiveNotes } from '../archive/notes/archive-notes';
import { SellerAccount } from '../archive/seller-account';
import type { ShownItem } from '../archive/shown-item';
import { OpenCodes } from './open-codes';

interface ReceivedPartProps {
  readonly item: ShownItem;
  readonly account: AccountFinding | undefined;
}

/** What is one's own on a received invoice: what is known of its seller, its marks, and what is written to him. */
export default function ReceivedPart({ item, account }: ReceivedPartProps): ReactNode {
  return (
    <>
      <div className="flex flex-col gap-1 px-5 pb-4 phone:px-4">
        <SellerVat taxId={item.partnerTaxId} />
        <SellerAccount finding={account} />
      </div>
      <ArchiveMarks item={item} />
      <ArchiveNotes item={item} />
      <OpenCodes item={item} />
    </>
  );
}
