/**
 * The collections a company's changes replicate (design, section 6). One row of one collection changes at one version;
 * a deletion is a change without row. The names are those of the stream and of the local tables.
 */
import * as v from 'valibot';
import { archiveItemSchema } from './entities/archive-item';
import { assignmentSchema } from './entities/assignment';
import { attachmentSchema } from './entities/attachment';
import { internCodeSchema } from './entities/intern-code';
import { draftSchema } from './entities/invoice-draft';
import { lookSchema } from './entities/invoice-look';
import { lineCodesSchema } from './entities/line-codes';
import { listPriceSchema } from './entities/list-price';
import { particularsSchema } from './entities/particulars';
import { partnerSchema } from './entities/partner';
import { paymentMethodSchema } from './entities/payment-method';
import { productSchema } from './entities/product';
import { leaseSchema, serialSchema } from './entities/serial';
import { transportSchema } from './entities/transport';
import { transportDraftSchema } from './entities/transport-draft';
import { transportOptionsSchema } from './entities/transport-options';
import { transporterSchema } from './entities/transporter';
import { vatRateSchema } from './entities/vat-rate';
import { versionSchema } from './ids';

export const COLLECTION_SCHEMAS = {
  partner: partnerSchema,
  product: productSchema,
  listPrice: listPriceSchema,
  serial: serialSchema,
  lease: leaseSchema,
  vatRate: vatRateSchema,
  paymentMethod: paymentMethodSchema,
  look: lookSchema,
  particulars: particularsSchema,
  assignment: assignmentSchema,
  draft: draftSchema,
  attachment: attachmentSchema,
  archive: archiveItemSchema,
  internCode: internCodeSchema,
  lineCodes: lineCodesSchema,
  transporter: transporterSchema,
  transportOptions: transportOptionsSchema,
  transportDraft: transportDraftSchema,
  transport: transportSchema,
} as const;

export type CollectionName = keyof typeof COLLECTION_SCHEMAS;
export type CollectionRow<N extends CollectionName> = v.InferOutput<(typeof COLLECTION_SCHEMAS)[N]>;

/** The collections whose rows a device keeps as they are written; the others have a life of their own. */
export type StoredCollection = Exclude<CollectionName, 'lease' | 'archive' | 'transport'>;

/** The collections a person edits, that merge field by field. */
export type EditableCollection = Exclude<StoredCollection, 'serial' | 'vatRate' | 'attachment'>;

/**
 * One change. `collection` is any text and `row` any object: a newer server's collections and fields are stored whole and
 * used after the update of the app (guarantee 12).
 */
export const changeSchema = v.looseObject({
  version: versionSchema,
  collection: v.pipe(v.string(), v.maxLength(40)),
  id: v.pipe(v.string(), v.maxLength(60)),
  /** Null: deleted. */
  row: v.nullable(v.record(v.string(), v.unknown())),
});
export type Change = v.InferOutput<typeof changeSchema>;
