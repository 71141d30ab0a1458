/** Invoices (specification, section 7). */
import * as v from 'valibot';
import { defineCall } from '../call';
import { archiveItemSchema, heldForSchema, LONGEST_NOTE, markNameSchema } from '../entities/archive-item';
import { documentTypeSchema } from '../entities/serial';
import { codeText, longText, sha256Hex, shortText } from '../fields';
import { companyIdSchema, deviceIdSchema, entityIdSchema, operationIdSchema, versionSchema } from '../ids';
import { MOST_DOCUMENTS } from '../packed-documents';
import { booleanParam, companyParam, fenceParam, hashesParam, versionParam } from '../params';

/**
 * Records the filing (number, bytes, hash, key) and answers at once; jobs talk to ANAF, verdicts come by pull (promise 7).
 * `serial` '' means the number inside the XML belongs to a foreign series. The parameters after `type` are additions.
 * Refusals: `upload-failed` («Upload Nereusit») with messages, `number-taken`, `number-outside-lease`, `already-sent`,
 * `lease-cloned` (another profile with this device's identity used the number), `number-void`, `date-beyond-today`, `not-back-yet`
 * (it corrects what a restored server has not heard the verdict of).
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
      /** The device whose lease the number is from: where another sends again what a restored server lost, not the sender. */
      device: deviceIdSchema,
      /** The lease the number is from, and its fence: newer than the call, for leases whose row has a fence. */
      lease: v.exactOptional(entityIdSchema),
      fence: v.exactOptional(fenceParam),
      /** The draft it was written in, removed with the effect; '' none. */
      draft: v.union([v.literal(''), entityIdSchema]),
      /**
       * Version of the draft that the person saw, 0 where the server had none; where it has a newer one, the invoice is held.
       * Only to a server that tells an epoch.
       */
      draftVersion: v.exactOptional(versionParam),
      /**
       * The epoch that the device knew when it issued, which `draftVersion` is of; and whether the draft was first written on it
       * in that epoch, so that nobody can have issued it before (docs/decisions/0021). Of what a restored server has lost, the
       * epoch that had it.
       */
      draftEpoch: v.exactOptional(codeText),
      draftMadeHere: v.exactOptional(booleanParam),
      /** Instead of `draftVersion`, where a save of the draft was on its way: its key. What was seen is what that save made. */
      draftSaved: v.exactOptional(operationIdSchema),
      /** The look that it left with, a row of `look`; absent: the usual one. */
      look: v.exactOptional(entityIdSchema),
      /** When the person issued it, ISO instant. */
      issuedAt: v.pipe(v.string(), v.isoTimestamp()),
      /**
       * What the device knows of an invoice that a restored server has lost: ANAF's upload index, its download id, and since
       * when it may be there. With an index the server asks for that verdict; with the instant alone it looks for the bytes
       * before it sends them. Only to a server that tells an epoch.
       */
      knownIndex: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,30}$/))),
      knownDownload: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,30}$/))),
      firstSentAt: v.exactOptional(v.pipe(v.string(), v.isoTimestamp())),
      /** What that server held it for until a person decides, with the other invoice's number. */
      heldFor: v.exactOptional(heldForSchema),
      heldNumber: v.exactOptional(shortText),
      /** That server or ANAF had refused it, or a person had taken it back: it is refused again, and not sent. */
      wasRefused: v.exactOptional(booleanParam),
      /** That server had been restored itself, and had not let it go: its draft may be another invoice yet. */
      draftMayBeIssued: v.exactOptional(booleanParam),
      /** Its draft said more, and had stayed on the list. */
      draftStayed: v.exactOptional(booleanParam),
      /** ANAF's `executare=DA`: an enforcement body files it for the debtor, who is its seller. */
      isEnforcement: v.exactOptional(booleanParam),
      /**
       * Of a correction: the hash of the document that its device knew as refused. Where a restored server has that one and has not
       * heard of its verdict yet, the correction waits for it. Only to a server that tells an epoch.
       */
      corrects: v.exactOptional(sha256Hex),
      /** Of a correction: the draft of what it corrects, for a restored server that has lost that one. */
      correctedDraft: v.exactOptional(entityIdSchema),
      /** Of a correction, and of one that is given back: the item's `corrected` as its device knows it. */
      corrected: v.exactOptional(hashesParam),
      /** Beside `firstSentAt`, whom the lost row named: believed where it is the very person who gives it back. */
      author: v.exactOptional(shortText),
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
    // A number of no series of ours: a file of another program, from the sending screen.
    abilityOf: ({ params }) => (params.serial === '' ? 'trimitereXMLuriMultiple' : null),
    effect: { kind: 'upload' },
  },
);

const heldInvoice = {
  base: 'backend',
  body: v.strictObject({ company: companyIdSchema, invoice: entityIdSchema }),
  result: v.looseObject({ version: versionSchema, item: archiveItemSchema }),
  addition: true,
} as const;

/**
 * A held invoice goes to ANAF as it was issued. With network only: what it is held for is the server's to say. Where its draft has
 * become another invoice that the person was not told of, it stays held for that one.
 */
export const ReleaseInvoice = defineCall('ReleaseInvoice', {
  ...heldInvoice,
  body: v.strictObject({
    ...heldInvoice.body.entries,
    /** Newer than the call: the other invoice's number that the person was told, '' none. Of another one nothing is decided. */
    heldNumber: v.exactOptional(shortText),
  }),
});

/** A held invoice is taken back: refused by its own people, to be corrected under its number. */
export const WithdrawInvoice = defineCall('WithdrawInvoice', heldInvoice);

/**
 * A person's mark on a document, sent or received (docs/decisions/0041). The specified payload marks it «înregistrată»; the
 * fields after `state` are additions. Of two words on the same mark the later one stands.
 */
export const InvoiceMark = defineCall(
  'InvoiceMark',
  {
    base: 'backend',
    body: v.strictObject({
      company: companyIdSchema,
      invoice: entityIdSchema,
      state: v.exactOptional(v.boolean(), true),
      mark: v.exactOptional(markNameSchema, 'booked'),
      /** When the person did it; absent: now. */
      at: v.exactOptional(v.pipe(v.string(), v.isoTimestamp())),
      /** Given back to a restored server: whom the lost mark named. Believed where it is the caller; else nobody is named. */
      by: v.exactOptional(shortText),
    }),
    result: v.looseObject({ version: versionSchema, item: archiveItemSchema }),
  },
  { touches: ({ body }) => [`invoice:${body.invoice}`], effect: { kind: 'document' } },
);

/**
 * A message to the supplier of a received invoice (RASP). Recorded at once and sent by jobs, its state comes by pull; at most
 * 1000 a company and day, as ANAF has it. `id` and `at` are additions: the note's own id, and when it was written. So is `lost`, of a
 * message that a restored server does not know any more: how far it was, and who wrote it. One that is `open` may be at ANAF
 * already, and is looked for there before it is sent. Its id known already: nothing is done.
 */
export const InvoiceMessage = defineCall(
  'InvoiceMessage',
  {
    base: 'backend',
    body: v.strictObject({
      company: companyIdSchema,
      invoice: entityIdSchema,
      message: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_NOTE)),
      id: v.exactOptional(entityIdSchema),
      at: v.exactOptional(v.pipe(v.string(), v.isoTimestamp())),
      lost: v.exactOptional(
        v.strictObject({ state: v.picklist(['open', 'sent', 'refused']), by: shortText, detail: longText }),
      ),
    }),
    result: v.looseObject({ version: versionSchema, item: archiveItemSchema }),
  },
  { touches: ({ body }) => [`invoice:${body.invoice}`], effect: { kind: 'document' } },
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

/**
 * The kept XML of several invoices, as `packed-documents.ts` has it, in the order of the ids. Left out are those that are not kept,
 * and the last ones where together they are too much for one answer: both are asked for by `InvoiceDownload`.
 */
export const InvoiceDocuments = defineCall('InvoiceDocuments', {
  base: 'backend',
  body: v.strictObject({
    company: companyIdSchema,
    invoices: v.pipe(v.array(entityIdSchema), v.minLength(1), v.maxLength(MOST_DOCUMENTS)),
  }),
  resultKind: 'bytes',
  addition: true,
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

/** As an item of the archive has it: an amount is a decimal text. */
const AMOUNT = /^-?\d{1,20}(\.\d{1,10})?$/;

/** Pages are counted from `after`, an addition: the id of the last row that is known, and what it is sorted by. */
export const ArchiveList = defineCall('ArchiveList', {
  base: 'backend',
  body: v.pipe(
    v.strictObject({
      company: companyIdSchema,
      filter: archiveFilter,
      sort: v.strictObject({
        by: v.picklist(['issueDate', 'number', 'partnerName', 'total']),
        direction: v.picklist(['asc', 'desc']),
      }),
      after: v.exactOptional(v.strictObject({ value: shortText, id: entityIdSchema })),
      page: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
      pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)),
    }),
    v.check(({ after, sort }) => after === undefined || sort.by !== 'total' || AMOUNT.test(after.value)),
  ),
  result: v.looseObject({ archives: v.array(archiveItemSchema), hasMore: v.boolean() }),
});

export const ArchiveListCount = defineCall('ArchiveListCount', {
  base: 'backend',
  body: v.strictObject({ company: companyIdSchema, filter: archiveFilter }),
  result: v.looseObject({
    count: v.number(),
    /** Addition: more than `count` have the words of the filter (docs/decisions/0138). */
    atLeast: v.exactOptional(v.literal(true)),
  }),
});
