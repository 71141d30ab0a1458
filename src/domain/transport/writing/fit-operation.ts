/** What an operation leaves to choose, put where only one thing is left; what it does not allow is emptied or hidden. */

import { EU_COUNTRY_CODES } from '../codes/country-codes';
import type { DraftPlace, TransportDraft } from '../draft/transport-draft';
import { type Operation, operationByCode, type PlaceKind } from '../operations';

const UNION = EU_COUNTRY_CODES.split(' ');

/** The draft under another operation. */
export function withOperation(draft: TransportDraft, code: string): TransportDraft {
  const operation = operationByCode(code);
  if (operation === undefined) return { ...draft, operation: code };
  const [onlyPurpose] = operation.purposes.length === 1 ? operation.purposes : [];
  return {
    ...draft,
    operation: code,
    goods: draft.goods.map((line) => ({
      ...line,
      purpose: operation.purposes.includes(line.purpose) ? line.purpose : (onlyPurpose ?? operation.purposes[0] ?? ''),
    })),
    partner: fitsCountry(operation, draft.partner.country)
      ? draft.partner
      : { ...draft.partner, country: operation.partner === 'romania' ? 'RO' : '' },
    start: fittingPlace(draft.start, operation.start),
    end: fittingPlace(draft.end, operation.end),
    earlier: operation.earlier ? draft.earlier : [],
  };
}

/** Whether a partner of the country may stand in the operation. */
export function fitsCountry({ partner }: Operation, country: string): boolean {
  if (partner === 'romania') return country === 'RO';
  const inUnion = UNION.includes(country) && country !== 'RO';
  return country !== '' && (partner === 'union' ? inUnion : !inUnion && country !== 'RO');
}

/** The ordinary direction: a border point or a customs office where one is allowed, at home an address. */
function fittingPlace(place: DraftPlace, allowed: readonly PlaceKind[]): DraftPlace {
  const [first = ''] = allowed;
  return place.kind !== '' && allowed.includes(place.kind) ? place : { ...place, kind: first };
}
