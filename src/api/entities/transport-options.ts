/** What a company's declarations begin with, and what it wants to be warned of: one row a company, under an id made of its number. */
import * as v from 'valibot';
import { codeText } from '../fields';
import { type CompanyId, type EntityId, entityIdSchema } from '../ids';

const optionalEntity = v.union([v.literal(''), entityIdSchema]);

export const transportOptionsContentSchema = v.strictObject({
  /** Codes of a new declaration; '' asks each time. */
  operation: codeText,
  purpose: codeText,
  unit: codeText,
  documentType: codeText,
  /** The carrier that is filled in, and its first vehicle with it; '' none. */
  transporter: optionalEntity,
  /** Warned before a UIT ends: 24 hours, 3 hours, at the end. */
  warnDayBefore: v.boolean(),
  warnHoursBefore: v.boolean(),
  warnAtEnd: v.boolean(),
});
export type TransportOptionsContent = v.InferOutput<typeof transportOptionsContentSchema>;
export const transportOptionsSchema = v.strictObject({ id: entityIdSchema, ...transportOptionsContentSchema.entries });
export type TransportOptions = v.InferOutput<typeof transportOptionsSchema>;

export const USUAL_TRANSPORT_OPTIONS: TransportOptionsContent = {
  operation: '',
  purpose: '',
  unit: 'KGM',
  documentType: '30',
  transporter: '',
  warnDayBefore: true,
  warnHoursBefore: true,
  warnAtEnd: true,
};

/** The company's own row. */
export function ownTransportOptionsId(company: CompanyId): EntityId {
  return v.parse(entityIdSchema, `00000000-0000-8000-8001-${String(company).padStart(12, '0')}`);
}
