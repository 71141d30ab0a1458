/** A transport as a person writes it, right in every field. */
import {
  type DraftPlace,
  EMPTY_DOCUMENT,
  EMPTY_PLACE,
  emptyTransportDraft,
  type TransportDraft,
} from '@/domain/transport/draft/transport-draft';
import { operationByCode } from '@/domain/transport/operations';
import { withOperation } from '@/domain/transport/writing/fit-operation';

function placeIn(county: string, locality: string, street: string): DraftPlace {
  return { ...EMPTY_PLACE, kind: 'address', address: { ...EMPTY_PLACE.address, county, locality, street } };
}

/** Domestic, `tomorrow` by the clock of the caller. */
export function wholeTransport(startDate: string, over: Partial<TransportDraft> = {}): TransportDraft {
  const empty = emptyTransportDraft('l1');
  const [line] = empty.goods;
  if (line === undefined) throw new Error('A new draft has a line');
  return {
    ...empty,
    operation: '30',
    goods: [
      {
        ...line,
        ...{ purpose: '101', tariffCode: '0808 10 80', name: 'Mere', quantity: '1.200', unit: 'KGM' },
        ...{ netWeight: '1.200', grossWeight: '1.260,50', value: '3.840' },
      },
    ],
    partner: { country: 'RO', code: 'RO8999990002', name: 'Client Test SRL' },
    transport: {
      ...empty.transport,
      ...{ vehicle: 'b 123 abc', organiserCountry: 'RO', organiserCode: '8999990010' },
      ...{ organiserName: 'Trans Test SRL', startDate },
    },
    start: placeIn('12', 'Cluj-Napoca', 'Fabricii'),
    end: placeIn('40', 'Sector 3', 'Timișoara'),
    documents: [{ ...EMPTY_DOCUMENT, type: '30', number: 'AV 12', date: startDate }],
    ...over,
  };
}

const COUNTRIES = { romania: 'RO', union: 'DE', outside: 'MD' } as const;
const OFFICES = { start: '12801', end: '372902' } as const;

/** The same under any operation: abroad where it goes or comes from there, by the border point or the office that it leaves first. */
export function transportUnder(code: string, startDate: string): TransportDraft {
  const { start, end, partner, ...draft } = withOperation(wholeTransport(startDate), code);
  const operation = operationByCode(code);
  if (operation === undefined) throw new Error(`no operation ${code}`);
  const placeAt = (place: DraftPlace, side: 'start' | 'end'): DraftPlace => {
    const [kind = 'address'] = operation[side];
    return { ...place, kind, borderPoint: '38', customsOffice: OFFICES[side] };
  };
  const abroad = operation.partner === 'romania' ? partner : { ...partner, code: 'X-12' };
  return {
    ...draft,
    partner: { ...abroad, country: COUNTRIES[operation.partner] },
    ...{ start: placeAt(start, 'start'), end: placeAt(end, 'end') },
  };
}
