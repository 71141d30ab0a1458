import type { PartnerContent } from '@/api/entities/partner';
import { complaintsOf, type DefinitionField } from '@/app/defs/definition-field';
import type { ImportableKind } from '@/app/defs/definition-list';
import { cuiDigits } from '@/domain/identifiers/cui';
import { fold } from '@/domain/text/fold';
import { partnerColumns } from './partner-columns';
import { EMPTY_PARTNER, PARTNER_FIELDS } from './partner-fields';
import { partnerTexts } from './partner-texts';
import { hasRomanianCode, shownTaxId } from './tax-id';
import { isVatCheckOld } from './vat-check-age';

/** The same fiscal code is the same partner; among those without one, the same name. */
function partnerKeys({ taxId, name }: PartnerContent): readonly string[] {
  const code = cuiDigits(taxId) ?? taxId;
  if (code !== '') return [`code ${code}`];
  return name.trim() === '' ? [] : [`name ${fold(name)}`];
}

/** Partners as the shared screen shows them; `today` marks VAT states that were looked up long ago. `invoicing`: further fields. */
export function partnerKind(
  today: string,
  invoicing: readonly DefinitionField<PartnerContent>[] = [],
): ImportableKind<PartnerContent> {
  return {
    id: 'partner',
    words: {
      title: partnerTexts.title,
      add: partnerTexts.newPartner,
      save: partnerTexts.save,
      remove: partnerTexts.remove,
      undo: partnerTexts.undo,
      removed: partnerTexts.removed,
      filterLabel: partnerTexts.filterName,
      filterHint: `${partnerTexts.filterNameHint} sau ${partnerTexts.filterTaxIdHint}`,
      emptyTitle: partnerTexts.emptyTitle,
      emptyText: partnerTexts.emptyText,
      noMatchTitle: partnerTexts.noMatchTitle,
      unreadTitle: partnerTexts.unreadTitle,
      all: partnerTexts.all,
    },
    columns: partnerColumns(today),
    fields: [...PARTNER_FIELDS, ...invoicing],
    nameOf: ({ name }) => name,
    searchedText: (partner) => `${partner.name}\n${shownTaxId(partner)}`,
    views: [
      { id: 'payers', label: partnerTexts.payers, holds: ({ vatRegistered }) => vatRegistered },
      { id: 'external', label: partnerTexts.external, holds: ({ external }) => external },
      { id: 'incomplete', label: partnerTexts.incomplete, holds: isIncomplete },
      {
        id: 'old-vat',
        label: partnerTexts.oldVat,
        holds: (partner) => hasRomanianCode(partner) && isVatCheckOld(partner.vatCheckedOn, today),
      },
    ],
    empty: EMPTY_PARTNER,
    noun: ['partener', 'parteneri'],
    import: { heads: PARTNER_IMPORT_HEADS, keys: partnerKeys },
  };
}

/** An invoice to it would be stopped by something that is missing or wrong. */
function isIncomplete(partner: PartnerContent): boolean {
  return Object.keys(complaintsOf(PARTNER_FIELDS, partner)).length > 0;
}

/** As accounting programs head their columns, folded. */
const PARTNER_IMPORT_HEADS: Readonly<Record<string, readonly string[]>> = {
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
  'invoicing.priceList': ['lista', 'lista preturi', 'lista pret'],
};
