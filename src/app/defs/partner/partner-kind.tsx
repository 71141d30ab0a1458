import { CircleCheck, CircleMinus, History } from 'lucide-react';
import type { PartnerContent } from '@/api/entities/partner';
import type { DefinitionKind, DefinitionRow } from '@/app/defs/definition-list';
import { Badge } from '@/app/ui/badge';
import { dayText } from '@/app/ui/date-words';
import type { Column } from '@/app/ui/table/column';
import { COUNTIES } from '@/domain/identifiers/counties';
import { cuiDigits } from '@/domain/identifiers/cui';
import { fold } from '@/domain/text/fold';
import { EMPTY_PARTNER, PARTNER_FIELDS } from './partner-fields';
import { partnerTexts } from './partner-texts';
import { isVatCheckOld } from './vat-check-age';

const { heads } = partnerTexts;
type Row = DefinitionRow<PartnerContent>;

const PLATES = new Map(COUNTIES.map(({ iso, plate }) => [iso, plate]));

function plain(
  id: string,
  head: string,
  width: number | 'rest',
  text: (partner: PartnerContent) => string,
  drop?: number,
): Column<Row> {
  return {
    id,
    head,
    width,
    sortable: true,
    ...(drop === undefined ? {} : { drop }),
    cell: ({ content }) => <span className="truncate">{text(content)}</span>,
  };
}

/** The fiscal code as it stands on an invoice: with RO where it is a VAT number. */
export function shownTaxId({ taxId, vatRegistered, address }: PartnerContent): string {
  return vatRegistered && address.country === 'RO' && /^\d+$/.test(taxId) ? `RO${taxId}` : taxId;
}

function VatState({ partner, today }: { readonly partner: PartnerContent; readonly today: string }) {
  const old = isVatCheckOld(partner.vatCheckedOn, today);
  const icon = old ? History : partner.vatRegistered ? CircleCheck : CircleMinus;
  return (
    <span className="flex min-w-0 flex-1 items-center justify-between gap-2">
      <Badge icon={icon} tone={old ? 'wait' : partner.vatRegistered ? 'ok' : 'idle'}>
        {partner.vatRegistered ? partnerTexts.payer : partnerTexts.nonPayer}
      </Badge>
      <span className={`shrink-0 text-12 tabular-nums ${old ? 'text-wait' : 'text-text-2'}`}>
        {partner.vatCheckedOn === '' ? partnerTexts.neverChecked : dayText(partner.vatCheckedOn)}
      </span>
    </span>
  );
}

/** As accounting programs head their columns, folded. */
const IMPORT_HEADS: Readonly<Record<string, readonly string[]>> = {
  taxId: ['cui', 'cif', 'cod fiscal', 'cui/cnp', 'cod unic', 'cod tva', 'cnp'],
  name: ['nume', 'partener', 'client', 'firma', 'denumire client', 'denumire firma', 'societate'],
  vatRegistered: ['tva', 'platitor tva', 'platitor'],
  registration: ['reg. com.', 'reg com', 'nr. reg. com.', 'registrul comertului', 'j'],
  line1: ['adresa', 'strada', 'sediu'],
  city: ['oras', 'localitatea'],
  countrySubdivision: ['judet', 'jud.', 'jud'],
  postCode: ['cod postal'],
  country: ['tara'],
  contactName: ['contact', 'persoana contact'],
  email: ['email', 'e-mail', 'mail'],
  telephone: ['telefon', 'tel', 'tel.'],
  iban: ['cont', 'cont bancar'],
  bank: ['banca'],
  paymentTermDays: ['termen', 'scadenta', 'zile', 'termen zile', 'termen, zile'],
  notes: ['observatii', 'note'],
};

/** The same fiscal code is the same partner; among those without one, the same name. */
function partnerKeys({ taxId, name }: PartnerContent): readonly string[] {
  const code = cuiDigits(taxId) ?? taxId;
  if (code !== '') return [`code ${code}`];
  return name.trim() === '' ? [] : [`name ${fold(name)}`];
}

/** Partners as the shared screen shows them; `today` marks VAT states that were looked up long ago. */
export function partnerKind(today: string): DefinitionKind<PartnerContent> {
  return {
    words: {
      title: partnerTexts.title,
      add: partnerTexts.newPartner,
      save: partnerTexts.save,
      remove: partnerTexts.remove,
      undo: partnerTexts.undo,
      removed: partnerTexts.removed,
      saved: partnerTexts.saved,
      filterLabel: partnerTexts.filterName,
      filterHint: `${partnerTexts.filterNameHint} sau ${partnerTexts.filterTaxIdHint}`,
      emptyTitle: partnerTexts.emptyTitle,
      emptyText: partnerTexts.emptyText,
      noMatchTitle: partnerTexts.noMatchTitle,
    },
    columns: [
      plain('name', heads.name, 'rest', ({ name }) => name),
      plain('taxId', heads.taxId, 120, shownTaxId),
      plain('county', heads.county, 56, ({ address }) => PLATES.get(address.countrySubdivision) ?? address.country, 4),
      plain('city', heads.city, 136, ({ address }) => address.city, 2),
      {
        id: 'vat',
        head: heads.vat,
        width: 216,
        drop: 5,
        cell: ({ content }) => <VatState partner={content} today={today} />,
      },
      { ...plain('term', heads.term, 96, ({ paymentTermDays }) => paymentTermDays, 3), align: 'end', numeric: true },
      plain('email', heads.email, 224, ({ email }) => (email === '' ? '–' : email), 1),
    ],
    fields: PARTNER_FIELDS,
    nameOf: ({ name }) => name,
    searchedText: (partner) => `${partner.name}\n${shownTaxId(partner)}`,
    sortKeys: {
      name: ({ name }) => name,
      taxId: ({ taxId }) => taxId,
      county: ({ address }) => address.countrySubdivision,
      city: ({ address }) => address.city,
      term: ({ paymentTermDays }) => paymentTermDays,
      email: ({ email }) => email,
    },
    empty: EMPTY_PARTNER,
    importHeads: IMPORT_HEADS,
    importKeys: partnerKeys,
  };
}
