/** Several consignments in one vehicle: their codes stand together. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type Transport, transportSchema } from '@/api/entities/transport';
import { inSameVehicle } from '@/app/transport/card/in-same-vehicle';
import { transportState } from '@/app/transport/transport-state';

const NOW = Date.parse('2026-11-26T10:00:00Z');
const MADE = '2026-11-25T10:00:00.000Z';
const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const step = (n: number, kind: string, state: string, more: object = {}): object => ({
  ...{ id: idOf(100 + n), kind, state, madeAt: MADE, recordedAt: MADE, uploadIndex: '', settledAt: '' },
  ...{ messages: [], afterOutage: false, xmlSha256: '0'.repeat(64), xmlBytes: 1, ...more },
});

function transport(n: number, over: object = {}): { readonly item: Transport } {
  const item = v.parse(transportSchema, {
    ...{ id: idOf(n), origin: 'own', uit: `7K2P0C4X0W3DTQ${String(n)}`, expiresOn: '', operation: '30' },
    ...{ startDate: '2026-11-26', vehicle: 'CJ24MGD', firstTrailer: '', secondTrailer: '', partnerCountry: 'RO' },
    ...{ partnerCode: '1', partnerName: 'Hotel', organiserCountry: 'RO', organiserCode: '', organiserName: 'T' },
    ...{ from: 'Cluj', to: 'Deva', lines: 1, goods: 'Mere', papers: '', netWeight: '1', grossWeight: '1' },
    ...{ value: '1', declaredAt: MADE, steps: [step(n, 'declare', 'accepted')], ...over },
  });
  return { item };
}

const found = (item: Transport, others: readonly { readonly item: Transport }[]): readonly string[] =>
  inSameVehicle(item, others, (one) => transportState(one, NOW)).map(({ item: other }) => other.id);

it('are those of the same day and vehicle, without itself, by their codes; what was deleted or refused does not ride', () => {
  const first = transport(1);
  const all = [
    ...[first, transport(3), transport(2)],
    transport(4, { vehicle: 'B321PRB' }),
    transport(5, { startDate: '2026-11-25' }),
    transport(6, { steps: [step(6, 'declare', 'accepted'), step(16, 'delete', 'accepted')] }),
    transport(7, { steps: [step(7, 'declare', 'rejected')] }),
  ];
  expect(found(first.item, all)).toEqual([idOf(2), idOf(3)]);
});

it('follow a change of vehicle: what was moved to another rides there', () => {
  const vehicle = { vehicle: 'B321PRB', firstTrailer: '', secondTrailer: '', changedAt: '', remarks: '' };
  const moved = transport(2, {
    steps: [step(2, 'declare', 'accepted'), step(12, 'vehicle', 'accepted', { vehicle })],
  });
  const there = transport(3, { vehicle: 'B321PRB' });
  expect(found(transport(1).item, [moved, there])).toEqual([]);
  expect(found(there.item, [moved, transport(1)])).toEqual([idOf(2)]);
});
