import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { SellerVat } from '@/app/defs/vat-check/seller-vat';
import { links } from '@/app/routes/links';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { partnerByCui } from '@/db/collections/partner';
import { SellerAccount } from '../archive/seller-account';
import type { RowProps } from '../list/list-kind';
import { AddSeller } from './add-seller';
import { inTexts } from './in-texts';
import { TwinAnswer } from './twin-answer';
import { storyOf } from './use-received-news';

/** In the panel of a received invoice: its seller among the partners, what it takes back, what it may be once more (picture 21). */
export default function ReceivedPanelHead({ item, news }: RowProps): ReactNode {
  const { db, company } = useWorkspace();
  const partner = useLive(() => partnerByCui(db, company.id, item.partnerTaxId), [db, company.id, item.partnerTaxId]);
  const { reverses, reversedBy } = news?.finding ?? {};
  const other = reverses ?? reversedBy;
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
          {storyOf(news?.finding)?.note}{' '}
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
