/** Invoices (specification, section 7). */
import * as v from 'valibot';
import { defineCall } from '../call';
import { archiveItemSchema } from '../entities/archive-item';
import { documentTypeSchema } from '../entities/serial';
import { shortText } from '../fields';
import { companyIdSchema, deviceIdSchema, entityIdSchema, versionSchema } from '../ids';
import { booleanParam, companyParam } from '../params';

/**
 * Records the filing (number, bytes, hash, key) and answers at once; jobs talk to ANAF, verdicts come by pull (promise 7).
 * `serial` '' means the number inside the XML belongs to a foreign series. The parameters after `type` are additions.
 * Refusals: `upload-failed` («Upload Nereusit») with messages, `number-taken`, `number-outside-lease`, `already-sent`.
 */
export const InvoiceUpload = defineCall(
  'InvoiceUpload',
  {
    base: 'backend',
    params: v.strictObject({
      company: companyParam,
      serial: v.pipe(v.string(), v.maxLength(36)),
      isSelf: booleanParam,
      type: documentTypeSchema,
      /** The archive item's id, made by the device. */
      invoice: entityIdSchema,
      /** The device whose lease the number is from. */
      device: deviceIdSchema,
      /** The draft it was written in, removed with the effect; '' none. */
      draft: v.union([v.literal(''), entityIdSchema]),
      /** When the person issued it, ISO instant. */
      issuedAt: v.pipe(v.string(), v.isoTimestamp()),
    }),
    body: 'xml',
    result: v.looseObject({ version: versionSchema, item: archiveItemSchema }),
  },
  {
    touches: ({ params }) => [
      `invoice:${params.invoice}`,
      ...(params.draft === '' ? [] : [`draft:${params.draft}`]),
      ...(params.serial === '' ? [] : [`serial:${params.serial}`]),
    ],
  },
);

/** The server's own verdict on a document; 'Invoice invalid' with errors where it refuses. */
export const InvoiceValidation = defineCall('InvoiceValidation', {
  base: 'backend',
  params: v.strictObject({ company: companyParam, type: documentTypeSchema }),
  body: 'xml',
  result: v.looseObject({ accepted: v.boolean(), errors: v.array(v.string()) }),
});

/** The kept bytes: `xml` as sent, `zip` as ANAF signed it. */
export const InvoiceDownload = defineCall('InvoiceDownload', {
  base: 'backend',
  params: v.strictObject({ company: companyParam, id: entityIdSchema, format: v.picklist(['xml', 'zip']) }),
  resultKind: 'bytes',
});

export const InvoiceDetails = defineCall('InvoiceDetails', {
  base: 'backend',
  body: v.strictObject({ company: companyIdSchema, invoice: entityIdSchema }),
  result: v.looseObject({ item: archiveItemSchema }),
});

const archiveFilter = v.strictObject({
  direction: v.exactOptional(v.picklist(['out', 'in'])),
  /** Contained in number, partner's name or fiscal code, folded. */
  text: v.exactOptional(shortText),
  state: v.exactOptional(shortText),
  issuedFrom: v.exactOptional(shortText),
  issuedTo: v.exactOptional(shortText),
});

export const ArchiveList = defineCall('ArchiveList', {
  base: 'backend',
  body: v.strictObject({
    company: companyIdSchema,
    filter: archiveFilter,
    sort: v.strictObject({
      by: v.picklist(['issueDate', 'number', 'partnerName', 'total']),
      direction: v.picklist(['asc', 'desc']),
    }),
    page: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
    pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)),
  }),
  result: v.looseObject({ archives: v.array(archiveItemSchema), hasMore: v.boolean() }),
});

export const ArchiveListCount = defineCall('ArchiveListCount', {
  base: 'backend',
  body: v.strictObject({ company: companyIdSchema, filter: archiveFilter }),
  result: v.looseObject({ count: v.number() }),
});
