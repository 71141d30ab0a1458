/** Parties of an invoice back as the editor writes them: the reverse of issue/invoice-parties.ts. */
import { UNNAMED_CONSUMER_ID } from '../../identifiers/cnp';
import { bareTaxId } from '../../identifiers/vat-id';
import type { Party } from '../invoice';
import type { DraftParty, DraftSeller } from '../invoice-draft';

export function draftSeller(party: Party): DraftSeller {
  return { ...draftParty(party), legalForm: party.legalForm ?? '', tradingName: party.tradingName ?? '' };
}

export function draftParty(party: Party): DraftParty {
  const legalId = party.legalRegistration?.value ?? '';
  const fiscalCode = party.vatId ?? party.taxRegistration ?? '';
  const named = legalId === UNNAMED_CONSUMER_ID ? '' : legalId;
  return {
    name: party.name,
    taxId: fiscalCode || (isTradeRegister(named) ? '' : named),
    vatRegistered: party.vatId !== undefined,
    registration: isFiscal(named, fiscalCode) ? '' : named,
    address: {
      line1: [party.address.line1, party.address.line2, party.address.line3].filter(Boolean).join(', '),
      city: party.address.city ?? '',
      postCode: party.address.postCode ?? '',
      countrySubdivision: party.address.countrySubdivision ?? '',
      country: party.address.country,
    },
    email: party.contact?.email ?? '',
    telephone: party.contact?.telephone ?? '',
    contactName: party.contact?.name ?? '',
  };
}

/** The letter J, F or C and a number: the trade register's, old (J40/12345/1998) and new form (J1998012345400). */
function isTradeRegister(text: string): boolean {
  return /^[JFC]\s?\d/i.test(text);
}

/** Whether the legal id says nothing that the fiscal code does not. */
function isFiscal(legalId: string, fiscalCode: string): boolean {
  if (fiscalCode === '') return !isTradeRegister(legalId);
  return bareTaxId(legalId) === bareTaxId(fiscalCode);
}
