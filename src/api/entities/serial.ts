import * as v from 'valibot';
import { isoInstant, optionalIsoDate, reasonText, shortText } from '../fields';
import { deviceIdSchema, entityIdSchema } from '../ids';

/** FCT: invoices. NC: credit notes (specification, section 9). */
export const documentTypeSchema = v.picklist(['FCT', 'NC']);
export type DocumentType = v.InferOutput<typeof documentTypeSchema>;

/** A series of numbers of a company (OMFP 2634/2015, annex 1). */
export const serialContentSchema = v.strictObject({
  /** Written before the number: `FCT-` gives FCT-0001. */
  prefix: v.pipe(v.string(), v.maxLength(20)),
  /** Digits the number is padded to; 0 none. */
  width: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(12)),
  firstNumber: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999)),
  type: documentTypeSchema,
  /** Place of issue and responsible person, for the internal decision. */
  place: shortText,
  responsible: shortText,
});
export type SerialContent = v.InferOutput<typeof serialContentSchema>;

export const serialSchema = v.strictObject({ id: entityIdSchema, ...serialContentSchema.entries });
export type Serial = v.InferOutput<typeof serialSchema>;

/** A number of a series. */
export const serialNumberSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));
/** The highest number taken; one less than the interval's first where none is. */
export const takenToSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999));
/** How many intervals of the series the device had been granted with this one: the server raises it with each grant. */
export const fenceSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999));
export const leaseStateSchema = v.picklist(['open', 'returned', 'closed']);

/** A number given back before its invoice left the device, with the dates between which another may bear it; '' none. */
export const returnedNumberSchema = v.strictObject({
  number: serialNumberSchema,
  notBefore: optionalIsoDate,
  notAfter: optionalIsoDate,
});

/** A number no invoice will bear, and why. */
export const voidedNumberSchema = v.strictObject({
  number: serialNumberSchema,
  reason: reasonText,
  on: optionalIsoDate,
});

/**
 * An interval of a series given to one device. Intervals of a series never overlap. The fields after `grantedAt` are
 * newer than the row: one without `fence` was written by an older server.
 */
export const leaseSchema = v.looseObject({
  id: entityIdSchema,
  serialId: entityIdSchema,
  deviceId: deviceIdSchema,
  deviceName: shortText,
  from: v.number(),
  /** Of a returned lease its last number that was not given back: `from` − 1 where nothing was kept. */
  to: v.number(),
  /** The highest number the server has seen used from this lease; from − 1 where none. */
  usedTo: v.number(),
  /** Date of the invoice with that number; '' where none. */
  lastDate: v.string(),
  state: leaseStateSchema,
  grantedAt: isoInstant,
  /**
   * The end of the interval as it was granted. Of a returned lease the numbers from `to` + 1 to here were given back with
   * `endReason`: they are nobody's until another lease has them.
   */
  grantedTo: v.exactOptional(v.number()),
  fence: v.exactOptional(v.number()),
  /** `request` of the LeaseNumbers that it was granted to; '' none. */
  request: v.exactOptional(v.string()),
  /** Date of the invoice with the number before `from`, where another device used that: no earlier date fits. '' none. */
  notBefore: v.exactOptional(v.string()),
  returned: v.exactOptional(v.array(v.looseObject(returnedNumberSchema.entries))),
  voided: v.exactOptional(v.array(v.looseObject(voidedNumberSchema.entries))),
  /** Of a lease that is not open: its numbers that are on no invoice and not in `voided` are explained by this. '' none. */
  endedOn: v.exactOptional(v.string()),
  endReason: v.exactOptional(v.string()),
});
export type Lease = v.InferOutput<typeof leaseSchema>;
