/**
 * Additions: the numbers of a company's series (docs/decisions/0013). LeaseNumbers needs the network; what a device did
 * with its numbers goes through the outbox, in order with the uploads of the series.
 *
 * Answers of the outbox calls tell the lease as it stands. A call that was taken before is taken again without effect.
 */
import * as v from 'valibot';
import { defineCall } from '../call';
import {
  fenceSchema,
  leaseSchema,
  leaseStateSchema,
  returnedNumberSchema,
  serialNumberSchema,
  takenToSchema,
  voidedNumberSchema,
} from '../entities/serial';
import { isoDate, isoInstant, optionalIsoDate, reasonText, shortText } from '../fields';
import { companyIdSchema, deviceIdSchema, entityIdSchema, versionSchema } from '../ids';

/** Without row: the call took effect long ago (docs/decisions/0012), and the lease is no more. */
const changedLease = v.looseObject({ version: versionSchema, row: v.exactOptional(leaseSchema) });

/** The series is named beside the lease, because calls of one series take effect in the order they were made. */
const ofLease = { company: companyIdSchema, serial: entityIdSchema, lease: entityIdSchema };
/** `fence`: of the lease, as the device was granted it. */
const ofDevice = { ...ofLease, device: deviceIdSchema, fence: fenceSchema };

interface OfSeries {
  readonly body: { readonly serial: string };
}
const touches = ({ body }: OfSeries): readonly string[] => [`serial:${body.serial}`];

/**
 * An interval of a series for one device. `count` is a wish: the first interval is small and the next ones grow with use.
 * A device that has enough of its newest interval free (a fifth, at least five numbers) gets that one again.
 *
 * The fields after `count` are newer than the call: a server that does not know them refuses the request as invalid.
 * `fence`: of the newest interval that this device was granted itself in the series, 0 for none. `takenTo`: the highest
 * number taken from that interval, sent or not. `request`: made and stored before the first attempt and repeated until an
 * answer came; the lease bears it, so that a device knows a grant whose answer was lost, and another profile that bears
 * the same identity finds that the grant is not its own.
 *
 * Refusals: `lease-cloned`: another profile was granted numbers under this identity; go on under a new one.
 * `numbers-wait`: the server was restored, and the series' devices have not all given back what they know.
 */
export const LeaseNumbers = defineCall('LeaseNumbers', {
  base: 'backend',
  body: v.strictObject({
    company: companyIdSchema,
    serial: entityIdSchema,
    device: deviceIdSchema,
    deviceName: shortText,
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)),
    fence: v.exactOptional(fenceSchema),
    takenTo: v.exactOptional(takenToSchema),
    request: v.exactOptional(entityIdSchema),
  }),
  result: v.looseObject({ version: versionSchema, lease: leaseSchema }),
  addition: true,
});

/**
 * The device gives its interval back for good. What it never took is free for others; so are the numbers given back at the
 * end of what it took. A number given back before one in use is voided with the reason.
 */
export const ReturnNumbers = defineCall(
  'ReturnNumbers',
  {
    base: 'backend',
    body: v.strictObject({
      ...ofDevice,
      takenTo: takenToSchema,
      returned: v.pipe(v.array(returnedNumberSchema), v.maxLength(200)),
      voided: v.pipe(v.array(voidedNumberSchema), v.maxLength(200)),
      reason: reasonText,
      on: isoDate,
    }),
    result: changedLease,
    addition: true,
  },
  { touches, effect: { kind: 'lease' } },
);

/** A number taken by an invoice that was discarded before it left: told, so that it outlives the device's storage. */
export const GiveBackNumber = defineCall(
  'GiveBackNumber',
  {
    base: 'backend',
    body: v.strictObject({
      ...ofDevice,
      number: serialNumberSchema,
      /** Dates of the device's invoices around it; '' where none. */
      notBefore: optionalIsoDate,
      notAfter: optionalIsoDate,
    }),
    result: changedLease,
    addition: true,
  },
  { touches, effect: { kind: 'lease' } },
);

/** No invoice will bear the number, for a reason. Refused with `number-taken` where one does. */
export const VoidNumber = defineCall(
  'VoidNumber',
  {
    base: 'backend',
    body: v.strictObject({ ...ofDevice, number: serialNumberSchema, reason: reasonText, on: isoDate }),
    result: changedLease,
    addition: true,
  },
  { touches, effect: { kind: 'lease' } },
);

/**
 * A person ends the interval of a lost device. What the server has not seen used is never granted again: the device may
 * have printed it. Should the device come back with such an invoice, it is taken.
 */
export const CloseLease = defineCall(
  'CloseLease',
  {
    base: 'backend',
    body: v.strictObject({ ...ofLease, reason: reasonText, on: isoDate }),
    result: changedLease,
    addition: true,
  },
  { touches, effect: { kind: 'lease' } },
);

/**
 * A lease that a restored server has lost, or knows an older state of, as any device that has its row gives it back.
 * `used`: the numbers on invoices. Refused with `lease-overlap` where the numbers have been granted to others since.
 */
export const RestoreLease = defineCall(
  'RestoreLease',
  {
    base: 'backend',
    body: v.strictObject({
      ...ofDevice,
      deviceName: shortText,
      from: serialNumberSchema,
      to: takenToSchema,
      state: leaseStateSchema,
      grantedAt: isoInstant,
      request: v.exactOptional(entityIdSchema),
      notBefore: v.exactOptional(optionalIsoDate),
      endedOn: v.exactOptional(optionalIsoDate),
      endReason: v.exactOptional(shortText),
      returned: v.pipe(v.array(returnedNumberSchema), v.maxLength(200)),
      voided: v.pipe(v.array(voidedNumberSchema), v.maxLength(200)),
      used: v.pipe(
        v.array(v.strictObject({ number: serialNumberSchema, invoice: entityIdSchema, date: isoDate })),
        v.maxLength(200),
      ),
    }),
    result: changedLease,
    addition: true,
  },
  { touches, effect: { kind: 'lease' } },
);

/** The device has given back all it knows of the series to the server of this epoch. Sent after its RestoreLease calls. */
export const ReportSeries = defineCall(
  'ReportSeries',
  {
    base: 'backend',
    body: v.strictObject({
      company: companyIdSchema,
      serial: entityIdSchema,
      device: deviceIdSchema,
      epoch: shortText,
    }),
    result: v.looseObject({ version: versionSchema }),
    addition: true,
  },
  { touches, effect: { kind: 'lease' } },
);

/** A person lets a series of a restored server grant again, without waiting for devices that will not come back. */
export const ReleaseSeries = defineCall('ReleaseSeries', {
  base: 'backend',
  body: v.strictObject({ company: companyIdSchema, serial: entityIdSchema, reason: reasonText, on: isoDate }),
  result: v.looseObject({ version: versionSchema }),
  addition: true,
});
