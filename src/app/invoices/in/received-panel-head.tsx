import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { SellerVat } from '@/app/defs/vat-check/seller-vat';
import { links } from '@/app/routes/links';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { archiveById } from '@/db/archive/archive-queries';
import { partnerByCui } from '@/db/collections/partner';
import type { CondicaDatabase } from '@/db/condica-database';
import { CORRECTED } from '@/domain/invoice/document-types';
import { SellerAccount } from '../archive/seller-account';
import type { RowProps } from '../list/list-kind';
import { AddSeller } from './add-seller';
import { inTexts } from './in-texts';
import { storyOf } from './received-story';
import { TwinAnswer } from './twin-answer';

/** In the panel of a received invoice: its seller among the partners, what it takes back, what it may be once more (picture 21). */
export default function ReceivedPanelHead({ item, news }: RowProps): ReactNode {
  const { db, company } = useWorkspace();
  const partner = useLive(() => partnerByCui(db, company.id, item.partnerTaxId), [db, company.id, item.partnerTaxId]);
  const { reverses, reversedBy, refersTo, referredBy } = news?.finding ?? {};
  const taking = reverses ?? reversedBy;
  const other = taking ?? refersTo ?? referredBy;
  const story = storyOf(news?.finding, item.typeCode === CORRECTED);
  const naming = taking === undefined && refersTo === undefined ? referredBy?.id : undefined;
  const correctedBy = useLive(() => correctionOf(db, naming), [db, naming]);
  return (
    <div className="flex flex-col gap-3 px-5 pb-4 text-13 phone:px-4">
      <SellerVat taxId={item.partnerTaxId} />
      <SellerAccount finding={news?.finding?.account} />
      {partner != null && (
        <p>
          <Link className="text-accent-text" href={links.partner(partner.row.id)}>
            {inTexts.partnerCard}
          </Link>
        </p>
      )}
      {partner === null && <AddSeller item={item} />}
      <p>
        <Link className="text-accent-text" href={links.lineCodes(item.id)}>
          {inTexts.lineCodes}
        </Link>
      </p>
      {other !== undefined && (
        <p>
          {correctedBy == null ? story?.note : inTexts.correctedNote(correctedBy)}{' '}
          <Link className="text-accent-text" href={links.view(other.id)}>
            {inTexts.openOther(other.number)}
          </Link>
        </p>
      )}
      {news?.asks === true && (
        <section className="rounded-2 bg-wait-soft px-4 py-3">
          <h3 className="mb-1 flex items-center gap-2 font-semibold text-wait">
            <Copy aria-hidden="true" size={16} strokeWidth={1.75} />
            {inTexts.twinTitle}
          </h3>
          <TwinAnswer item={item} news={news} />
        </section>
      )}
    </div>
  );
}

/** The number of the document that names this one, where it is a corrected invoice (384): the columns of the radar have no kind. */
async function correctionOf(db: CondicaDatabase, naming: string | undefined): Promise<string | null> {
  const view = naming === undefined ? null : await archiveById(db, naming);
  return view?.item.typeCode === CORRECTED ? view.item.number : null;
}
