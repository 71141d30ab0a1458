import { CircleCheck, CircleMinus, History } from 'lucide-react';
import type { PartnerContent } from '@/api/entities/partner';
import type { DefinitionColumn } from '@/app/defs/definition-list';
import { Badge } from '@/app/ui/states/badge';
import { dayText } from '@/app/ui/words/date-words';
import { COUNTIES } from '@/domain/identifiers/counties';
import { partnerTexts } from './partner-texts';
import { hasRomanianCode, shownTaxId } from './tax-id';
import { isVatCheckOld } from './vat-check-age';

const { heads, filters } = partnerTexts;
type PartnerColumn = DefinitionColumn<PartnerContent>;

const PLATES = new Map(COUNTIES.map(({ iso, plate }) => [iso, plate]));

function plain(
  column: Pick<PartnerColumn, 'id' | 'head' | 'width' | 'text'> & Partial<PartnerColumn>,
  look = '',
): PartnerColumn {
  return { cell: ({ content }) => <span className={look}>{column.text(content) || '–'}</span>, ...column };
}

/** The columns of the partners; narrow tables drop e-mail, place, term, county and VAT in this order. */
export function partnerColumns(today: string): readonly PartnerColumn[] {
  return [
    plain(
      {
        id: 'name',
        head: heads.name,
        width: 'rest',
        hideable: false,
        field: 'name',
        text: ({ name }) => name,
        narrow: { label: partnerTexts.filterName, hint: partnerTexts.filterNameHint },
      },
      'font-medium',
    ),
    plain({
      id: 'taxId',
      head: heads.taxId,
      width: 128,
      field: 'taxId',
      numeric: true,
      text: shownTaxId,
      narrow: { label: partnerTexts.filterTaxId, hint: partnerTexts.filterTaxIdHint },
    }),
    plain({
      id: 'county',
      head: heads.county,
      width: 72,
      drop: 4,
      field: 'countrySubdivision',
      text: ({ address }) => shownCounty(address),
    }),
    plain({
      id: 'city',
      head: heads.city,
      width: 136,
      drop: 2,
      field: 'city',
      text: ({ address }) => address.city,
      narrow: { label: filters.city, hint: filters.contains },
    }),
    vatColumn(today),
    {
      ...plain({ id: 'term', head: heads.term, width: 96, drop: 3, text: ({ paymentTermDays }) => paymentTermDays }),
      field: 'paymentTermDays',
      align: 'end',
      numeric: true,
    },
    plain(
      {
        id: 'email',
        head: heads.email,
        width: 224,
        drop: 1,
        field: 'email',
        text: ({ email }) => email,
        narrow: { label: filters.email, hint: filters.contains },
      },
      'text-text-2',
    ),
  ];
}

/** The county's plate; of a foreign partner the country. */
function shownCounty({ country, countrySubdivision }: PartnerContent['address']): string {
  return PLATES.get(countrySubdivision) ?? (country === 'RO' ? '' : country);
}

function vatColumn(today: string): PartnerColumn {
  return {
    id: 'vat',
    head: heads.vat,
    width: 216,
    drop: 5,
    // The oldest look-ups first.
    text: ({ vatCheckedOn }) => vatCheckedOn,
    cell: ({ content }) => <VatState partner={content} today={today} />,
    narrow: {
      label: filters.vat,
      choices: [
        { id: 'payer', label: partnerTexts.payer, holds: ({ vatRegistered }) => vatRegistered },
        { id: 'non-payer', label: partnerTexts.nonPayer, holds: ({ vatRegistered }) => !vatRegistered },
        {
          id: 'old',
          label: partnerTexts.oldVat,
          holds: (partner) => hasRomanianCode(partner) && isVatCheckOld(partner.vatCheckedOn, today),
        },
      ],
    },
  };
}

/** Whether a partner is registered for VAT and when that was last looked up; amber once that is too long ago. */
function VatState({ partner, today }: { readonly partner: PartnerContent; readonly today: string }) {
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
