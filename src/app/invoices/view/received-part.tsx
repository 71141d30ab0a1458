import type { ReactNode } from 'react';
import { SellerVat } from '@/app/defs/vat-check/seller-vat';
import { ArchiveMarks } from '../archive/marks/archive-marks';
import { ArchiveNotes } from '../archive/notes/archive-notes';
import type { ShownItem } from '../archive/shown-item';
import { OpenCodes } from './open-codes';

/** What is one's own on a received invoice: its marks, and what is written to the supplier. */
export default function ReceivedPart({ item }: { readonly item: ShownItem }): ReactNode {
  return (
    <>
      <SellerVat taxId={item.partnerTaxId} />
      <ArchiveMarks item={item} />
      <ArchiveNotes item={item} />
      <OpenCodes item={item} />
    </>
  );
}
