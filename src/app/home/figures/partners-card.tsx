import type { ReactNode } from 'react';
import * as v from 'valibot';
import { hundredthsText } from '@/app/invoices/list/hundredths-text';
import { useIsPhone } from '@/app/state/device';
import { useKept } from '@/app/state/use-kept';
import { Select } from '@/app/ui/fields/select';
import type { CompanyFigures, PartnerFigures } from '@/db/archive/company-figures';
import { chartTexts, figureTexts } from '../home-texts';
import { FigureCard } from './figure-card';

const SIDES = ['customers', 'suppliers'] as const;
type Side = (typeof SIDES)[number];
const sideSchema = v.picklist(SIDES);

/** With whom most was traded: a table whose sums are bars too. */
export function PartnersCard({ figures }: { readonly figures: CompanyFigures }): ReactNode {
  const phone = useIsPhone();
  const [side, setSide] = useKept<Side>('home-partners', sideSchema, 'customers');
  const partners = figures[side];
  const most = partners[0]?.net ?? 1n;
  return (
    <FigureCard
      controls={
        <span className="w-28">
          <Select
            aria-label={chartTexts.partnerSide}
            onChange={(chosen) => setSide(() => chosen)}
            options={SIDES.map((value) => ({ value, label: chartTexts.partnerNames[value] }))}
            value={side}
            variant={phone ? 'boxed' : 'filter'}
          />
        </span>
      }
      id="home-partners"
      title={chartTexts.partners[side]}
    >
      {partners.length === 0 ? (
        <p className="py-2 text-13 text-text-2">{chartTexts.noPartners}</p>
      ) : (
        <table className="w-full table-fixed text-13">
          <colgroup>
            <col />
            <col className="w-28" />
            <col className="w-24" />
          </colgroup>
          <thead className="sr-only">
            <tr>
              <th scope="col">{chartTexts.partner}</th>
              <th scope="col">{chartTexts.sum}</th>
              <th scope="col">{chartTexts.count}</th>
            </tr>
          </thead>
          <tbody>
            {partners.map((partner) => (
              <PartnerRow key={`${partner.taxId} ${partner.name}`} most={most} partner={partner} side={side} />
            ))}
          </tbody>
        </table>
      )}
    </FigureCard>
  );
}

interface PartnerRowProps {
  readonly partner: PartnerFigures;
  readonly side: Side;
  /** The largest sum: the whole bar. */
  readonly most: bigint;
}

function PartnerRow({ partner: { name, net, count }, side, most }: PartnerRowProps): ReactNode {
  const percent = Number((net * 1000n) / most) / 10;
  return (
    <tr>
      <th className="py-1 pr-3 text-left font-normal" scope="row">
        <span className="block truncate" title={name}>
          {name}
        </span>
        <span aria-hidden="true" className="mt-1 block h-1.5">
          <span
            className={`block h-full ${side === 'customers' ? 'bg-chart-1' : 'bg-chart-2'}`}
            style={{ width: `${percent}%` }}
          />
        </span>
      </th>
      <td className="py-1 text-right align-top font-medium tabular-nums">{hundredthsText(net)}</td>
      <td className="py-1 text-right align-top text-text-2 tabular-nums">{figureTexts.invoices(count)}</td>
    </tr>
  );
}
