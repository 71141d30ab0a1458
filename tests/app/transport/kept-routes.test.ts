import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Transporter, transporterContentSchema, transporterSchema } from '@/api/entities/transporter';
import { keptRoutes, onRoute, routeOf, withoutRoute, withRoute } from '@/app/transport/known/kept-routes';
import { emptyTransportDraft, type TransportDraft } from '@/domain/transport/draft/transport-draft';
import { wholeTransport } from '../../db/support/transport-samples';

const DRIVEN = wholeTransport('2026-11-20');
const ROUTE = routeOf(DRIVEN);

function carrier(over: object = {}): Transporter {
  return v.parse(transporterSchema, {
    ...{ id: '00000000-0000-4000-8000-000000000007', name: 'Trans Nord', country: 'RO', code: '8000000018' },
    ...{ vehicles: [{ plate: 'CJ24MGD', firstTrailer: 'CJ09XTR', secondTrailer: '', note: '' }], trailers: [] },
    ...{ drivers: [], routes: [], notes: '', ...over },
  });
}

const contentOf = ({ id: _, ...content }: Transporter) => content;

describe('a kept way', () => {
  it('stands once with its carrier, whoever keeps it again, as the contract takes it', () => {
    const once = withRoute(contentOf(carrier()), ROUTE);
    expect(v.is(transporterContentSchema, once)).toBe(true);
    expect(withRoute(once, routeOf(DRIVEN))).toBe(once);
    expect(withRoute(once, { ...ROUTE, operation: '20' }).routes).toHaveLength(2);
    expect(withoutRoute(once, routeOf(DRIVEN)).routes).toEqual([]);
  });

  it('is offered with its places in words and its partner, the newest first', () => {
    const other = { ...ROUTE, name: 'Alt Client SRL' };
    expect(keptRoutes([carrier({ routes: [ROUTE, other] })])).toMatchObject([
      { from: 'Cluj-Napoca, Fabricii', route: { name: 'Alt Client SRL' }, transporter: { name: 'Trans Nord' } },
      { route: { name: DRIVEN.partner.name, operation: '30' } },
    ]);
  });

  it('holds nothing of a place that was typed under another kind', () => {
    const [kept] = keptRoutes([
      carrier({ routes: [{ ...ROUTE, start: { ...ROUTE.start, kind: 'border', borderPoint: '' } }] }),
    ]);
    expect(kept?.from).toBe('');
  });
});

describe('chosen', () => {
  const [kept] = keptRoutes([carrier({ routes: [ROUTE] })]);
  const put = (draft: TransportDraft): TransportDraft => {
    if (kept === undefined) throw new Error('no way is kept');
    return onRoute(draft, kept);
  };

  it('puts places, operation, and the carrier with its first vehicle; what was written stays', () => {
    const before = { ...emptyTransportDraft('1'), partner: { country: 'RO', code: '8000000026', name: 'Fructe SRL' } };
    const after = put(before);
    expect(after).toMatchObject({ operation: '30', start: DRIVEN.start, end: DRIVEN.end, partner: before.partner });
    expect(after.transport).toMatchObject({
      ...{ organiserName: 'Trans Nord', organiserCode: '8000000018', organiserCountry: 'RO' },
      ...{ vehicle: 'CJ24MGD', firstTrailer: 'CJ09XTR', secondTrailer: '' },
    });
  });

  it('leaves the vehicle that was chosen of the same carrier', () => {
    const { transport, ...draft } = emptyTransportDraft('1');
    const own = { organiserName: 'Trans Nord', organiserCode: '8000000018', vehicle: 'SB33MRF' };
    expect(put({ ...draft, transport: { ...transport, ...own } }).transport.vehicle).toBe('SB33MRF');
  });
});
