/**
 * How a company's invoices look on paper (src/domain/paper/look). The company's own look stands under an id made of its number,
 * so that all of its devices mean the same row. A look that invoices left with stands beside it under an id made of its
 * content: it is added once and never changed, so that an old invoice prints as it was sent.
 */
import * as v from 'valibot';
import type { InvoiceLook } from '@/domain/paper/look/invoice-look';
import { codeText } from '../fields';
import { type CompanyId, type EntityId, entityIdSchema } from '../ids';

/** Of the PNG, before base64. */
export const MOST_LOGO_BYTES = 300_000;
/** What a foot, a note or a line under the name can hold. */
export const MOST_LOOK_TEXT = 120;

const MOST_ADDRESS = 32 + Math.ceil(MOST_LOGO_BYTES / 3) * 4;
const lineText = v.pipe(v.string(), v.maxLength(MOST_LOOK_TEXT));

export const lookContentSchema = v.strictObject({
  logo: v.pipe(v.string(), v.maxLength(MOST_ADDRESS), v.regex(/^(?:data:image\/png;base64,[A-Za-z0-9+/]+={0,2})?$/)),
  colour: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  language: v.picklist(['auto', 'ro', 'ro-en']),
  figures: v.pipe(v.array(codeText), v.maxLength(20)),
  itemCode: v.boolean(),
  classification: v.boolean(),
  lineDiscount: v.boolean(),
  tagline: lineText,
  paymentNote: lineText,
  footText: lineText,
  payCode: v.boolean(),
  proof: v.boolean(),
  signature: v.boolean(),
}) satisfies v.GenericSchema<unknown, InvoiceLook>;
export const lookSchema = v.strictObject({ id: entityIdSchema, ...lookContentSchema.entries });
export type Look = v.InferOutput<typeof lookSchema>;

/** The company's own look. */
export function ownLookId(company: CompanyId): EntityId {
  return v.parse(entityIdSchema, `00000000-0000-8000-8000-${String(company).padStart(12, '0')}`);
}

/**
 * What the id of a look that invoices left with is made of. A look of two companies is two rows: one id for both would be one row on
 * a device that has them both, and the second company's would never reach its server.
 */
export function frozenLookText(company: CompanyId, look: Look | (InvoiceLook & { readonly id?: never })): string {
  return `${company} ${lookText(look)}`;
}

/** The same text for the same content, whatever the order of its fields; earlier apps made the id of it alone. */
export function lookText({ id: _, ...content }: Look | (InvoiceLook & { readonly id?: never })): string {
  return JSON.stringify(Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1)));
}
