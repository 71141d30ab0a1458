import * as v from 'valibot';
import { isoInstant, shortText } from '../fields';
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

/** An interval of a series given to one device. */
export const leaseSchema = v.looseObject({
  id: entityIdSchema,
  serialId: entityIdSchema,
  deviceId: deviceIdSchema,
  deviceName: shortText,
  from: v.number(),
  to: v.number(),
  /** The highest number the server has seen used from this lease; from − 1 where none. */
  usedTo: v.number(),
  /** Date of the invoice with that number; '' where none. */
  lastDate: v.string(),
  state: v.picklist(['open', 'returned', 'closed']),
  grantedAt: isoInstant,
});
export type Lease = v.InferOutput<typeof leaseSchema>;
