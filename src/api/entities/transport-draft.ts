/** A transport's draft as it travels: the schema of domain/transport/draft/transport-draft.ts, bounded. */
import * as v from 'valibot';
import type { TransportDraft } from '@/domain/transport/draft/transport-draft';
import {
  ADDRESS_FIELDS,
  DOCUMENT_FIELDS,
  EARLIER_FIELDS,
  type Fields,
  GOODS_FIELDS,
  TRANSPORT_FIELDS,
} from '@/domain/transport/model/declaration-fields';
import { codeText, isoInstant, shortText } from '../fields';
import { entityIdSchema } from '../ids';

/** As many lines as ANAF's 5 MB hold in practice. */
export const MOST_GOODS = 10_000;
const MOST_PAPERS = 500;

/** A short text for each field of a table of the model. */
function texts<F extends Fields>(table: F): { readonly [K in keyof F]: typeof shortText } {
  // The entries have the table's own keys, which Object.fromEntries does not keep in the type.
  return Object.fromEntries(Object.keys(table).map((name) => [name, shortText])) as {
    [K in keyof F]: typeof shortText;
  };
}

export const draftPlaceSchema = v.strictObject({
  kind: v.picklist(['', 'border', 'customs', 'address']),
  borderPoint: codeText,
  customsOffice: codeText,
  address: v.strictObject(texts(ADDRESS_FIELDS)),
});

export const transportDraftContentSchema = v.strictObject({
  operation: codeText,
  goods: v.pipe(
    v.array(v.strictObject({ id: codeText, productId: v.exactOptional(codeText), ...texts(GOODS_FIELDS) })),
    v.maxLength(MOST_GOODS),
  ),
  partner: v.strictObject({
    partnerId: v.exactOptional(codeText),
    country: codeText,
    code: codeText,
    name: shortText,
  }),
  transport: v.strictObject(texts(TRANSPORT_FIELDS)),
  start: draftPlaceSchema,
  end: draftPlaceSchema,
  documents: v.pipe(v.array(v.strictObject(texts(DOCUMENT_FIELDS))), v.maxLength(MOST_PAPERS)),
  earlier: v.pipe(v.array(v.strictObject(texts(EARLIER_FIELDS))), v.maxLength(MOST_PAPERS)),
}) satisfies v.GenericSchema<unknown, TransportDraft>;

/** A saved draft. `content` is what the person wrote; the rest says whose and when. */
export const transportDraftSchema = v.strictObject({
  id: entityIdSchema,
  type: v.literal('transport'),
  /** The declaration that it corrects; '' for a new one. */
  corrects: v.union([v.literal(''), entityIdSchema]),
  content: transportDraftContentSchema,
  /** Name of the device it was last written on, and when. */
  deviceName: shortText,
  writtenAt: isoInstant,
});
export type EtrDraft = v.InferOutput<typeof transportDraftSchema>;
