import fc from 'fast-check';
import { UNIT_CODES } from '@/domain/codelists/unit-codes';
import { COUNTIES } from '@/domain/identifiers/counties';
import { BORDER_POINTS } from '@/domain/transport/codes/border-points';
import { EU_COUNTRY_CODES } from '@/domain/transport/codes/country-codes';
import { CUSTOMS_OFFICES } from '@/domain/transport/codes/customs-offices';
import type { Declaration, Notification, RoutePlace } from '@/domain/transport/model/declaration';
import { OPERATIONS, type Operation, type PlaceKind } from '@/domain/transport/operations';
import { uitCheck } from '@/domain/transport/uit';

/** Declarations that break no rule; every optional text is there or ''. */

const letters = 'abcdeșțăîâ ABC&<>"\'0123';
const text = (max: number) =>
  fc
    .string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: max })
    .map((value) => `x${value}`.replace(/ +/g, ' ').trim().slice(0, max).padEnd(2, 'x'));
const maybe = (value: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), value);
const digits = (count: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: count, maxLength: count });
const tin = digits(7).map((rest) => `8${rest}`);
const date = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const plate = fc.string({ unit: fc.constantFrom(...'ABCXYZ0189'), minLength: 2, maxLength: 20 });
const hundredths = fc.integer({ min: 1, max: 99_999_999 });
const amountOf = (value: number) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;

export const uit = fc
  .string({ unit: fc.constantFrom(...'0123456789ACDEFHJKLMNPQRTUVWXY'), minLength: 14, maxLength: 14 })
  .map((body) => body + (uitCheck(body) ?? ''));

const NO_CODES = { borderPoint: '', customsOffice: '', address: null };
const address = fc.record({
  county: fc.constantFrom(...COUNTIES.map(({ number }) => String(number))),
  ...{
    locality: text(100),
    street: text(100),
    number: maybe(text(20)),
    block: maybe(text(30)),
    entrance: maybe(text(20)),
  },
  ...{ floor: maybe(text(20)), apartment: maybe(text(20)), more: maybe(text(200)), postalCode: maybe(text(20)) },
});

export function placeOf(kind: PlaceKind): fc.Arbitrary<RoutePlace> {
  if (kind === 'address') return address.map((one) => ({ ...NO_CODES, address: one }));
  if (kind === 'border')
    return fc.constantFrom(...BORDER_POINTS.keys()).map((borderPoint) => ({ ...NO_CODES, borderPoint }));
  return fc.constantFrom(...CUSTOMS_OFFICES.keys()).map((customsOffice) => ({ ...NO_CODES, customsOffice }));
}

const COUNTRY = {
  union: EU_COUNTRY_CODES.split(' ').filter((code) => code !== 'RO'),
  romania: ['RO'],
  outside: ['MD', 'CN', 'GB', 'UA'],
};

function goodsOf(purpose: string, fullLines: boolean) {
  const optional = (value: fc.Arbitrary<string>) => (fullLines ? value : maybe(value));
  return fc
    .record({
      purpose: fc.constant(purpose),
      tariffCode: optional(fc.constantFrom(4, 6, 8).chain(digits)),
      ...{ name: text(200), quantity: hundredths.map(amountOf), reference: maybe(text(50)) },
      unit: fc.constantFrom(...UNIT_CODES.split(' ').filter((code) => /^[0-9A-Z]{2,3}$/.test(code))),
      ...{ netWeight: optional(fc.constant('.01')), grossWeight: hundredths.map(amountOf) },
      value: optional(fc.integer({ min: 0, max: 99_999 }).map(amountOf)),
    })
    .map((line) => line);
}

/** Of one operation with one of its purposes and kinds of places. */
export function notificationOf(
  operation: Operation,
  purpose: string,
  start: PlaceKind,
  end: PlaceKind,
): fc.Arbitrary<Notification> {
  return fc.record({
    kind: fc.constant('notification' as const),
    operation: fc.constant<string>(operation.code),
    corrects: maybe(uit),
    goods: fc.array(goodsOf(purpose, operation.fullLines), { minLength: 1, maxLength: 4 }),
    partner: fc.record({
      country: fc.constantFrom(...COUNTRY[operation.partner]),
      code: operation.partner === 'romania' ? fc.oneof(tin, fc.constant('PF')) : maybe(text(30)),
      name: text(200),
    }),
    transport: fc.record({
      ...{ vehicle: plate, firstTrailer: maybe(plate), secondTrailer: maybe(plate) },
      ...{ organiserCountry: fc.constantFrom('RO'), organiserCode: tin, organiserName: text(200), startDate: date },
    }),
    start: placeOf(start),
    end: placeOf(end),
    documents: fc.array(
      fc.record({ type: fc.constantFrom('10', '20', '30'), number: maybe(text(50)), date, remarks: maybe(text(200)) }),
      { minLength: 1, maxLength: 3 },
    ),
    earlier: operation.earlier
      ? fc.array(fc.record({ uit, remarks: maybe(text(200)), reference: maybe(text(50)) }), { maxLength: 3 })
      : fc.constant([]),
  });
}

const notification = fc
  .constantFrom(...OPERATIONS)
  .chain((operation) =>
    fc
      .tuple(
        fc.constantFrom(...operation.purposes),
        fc.constantFrom(...operation.start),
        fc.constantFrom(...operation.end),
      )
      .chain(([purpose, start, end]) => notificationOf(operation, purpose, start, end)),
  );

const content = fc.oneof(
  notification,
  fc.record({ kind: fc.constant('deletion' as const), uit }),
  fc.record({
    kind: fc.constant('confirmation' as const),
    ...{ uit, type: fc.constantFrom('10', '20', '30'), remarks: maybe(text(200)) },
  }),
  fc.record({
    kind: fc.constant('vehicleChange' as const),
    ...{ uit, vehicle: plate, firstTrailer: maybe(plate), secondTrailer: maybe(plate), remarks: maybe(text(200)) },
    changedAt: date.map((day) => `${day}T08:30:00`),
  }),
);

export const declarer = { declarant: tin, reference: maybe(text(50)), afterOutage: fc.constantFrom('', 'D') };

export const declaration: fc.Arbitrary<Declaration> = fc.record({ ...declarer, content });
