import * as v from 'valibot';
import { decimal } from '../decimal-fields';
import { codeText, isoDate, isoInstant, longText, optionalIsoDate, sha256Hex, shortText } from '../fields';
import { entityIdSchema } from '../ids';
import { documentTypeSchema } from './serial';

/** State of a filing at ANAF as the server knows it; see domain/invoice/filing-state.ts for the machine. */
export const filingStateSchema = v.picklist([
  'recorded',
  'uploading',
  'doubtful',
  'uploaded',
  'processing',
  'accepted',
  'rejected',
  'refused',
  'duplicate',
]);
export type FilingStateCode = v.InferOutput<typeof filingStateSchema>;

/** One thing that happened to a document, for the timeline («Parcurs»). */
export const archiveEventSchema = v.looseObject({
  at: isoInstant,
  /** `issued`, `queued`, then the filing states, `zip-stored`; `received`; `buyer-message`. */
  event: codeText,
  detail: longText,
});

/**
 * What a person may mark on a document: `approved` is «vizată» (somebody answers for it), `booked` is «înregistrată» (it is in
 * the books). Neither has an effect at ANAF.
 */
export const markNameSchema = v.picklist(['approved', 'booked']);
export type MarkName = v.InferOutput<typeof markNameSchema>;

/** Who said it last and when, given (`state` true) or taken back; `by` '' where nobody knows. */
export const invoiceMarkSchema = v.looseObject({ state: v.boolean(), by: shortText, at: isoInstant });
export type InvoiceMarkState = v.InferOutput<typeof invoiceMarkSchema>;

/** Letters of a message to a supplier at most: ANAF publishes no bound. */
export const LONGEST_NOTE = 1000;

/**
 * A message that the company writes to the supplier (RASP). `recorded` → `sending` → `processing` → `sent` or `refused`, with
 * `doubtful` where ANAF's answer was lost; `queued` on the device that wrote it.
 */
export const sentNoteSchema = v.looseObject({
  id: entityIdSchema,
  text: longText,
  by: shortText,
  at: isoInstant,
  state: codeText,
  /** Why ANAF refused it, in its words; '' else. */
  detail: longText,
});
export type SentNote = v.InferOutput<typeof sentNoteSchema>;

const marksSchema = v.looseObject({
  approved: v.exactOptional(invoiceMarkSchema),
  booked: v.exactOptional(invoiceMarkSchema),
});

/** Accounts of a received document that are kept, the first ones. */
export const MOST_ACCOUNTS = 8;

/** The reasons of `held` that this version knows. */
export const heldForSchema = v.picklist(['draft-changed', 'draft-issued', 'server-restored']);

/** What the archive list shows of a document, and the proof of its sending. Documents themselves are apart. */
export const archiveItemSchema = v.looseObject({
  id: entityIdSchema,
  direction: v.picklist(['out', 'in']),
  type: documentTypeSchema,
  /** BT-3. */
  typeCode: codeText,
  /** BT-1. */
  number: shortText,
  issueDate: isoDate,
  dueDate: optionalIsoDate,
  partnerName: shortText,
  partnerTaxId: shortText,
  currency: codeText,
  /** BT-109, BT-110, BT-112 in the document's currency; totals of credit notes are negative here. */
  net: decimal,
  vat: decimal,
  total: decimal,
  /** BT-111 where the currency is not RON; '' else. */
  vatInLei: v.string(),
  /** Addition: issued to a buyer abroad, and filed with extern=DA; absent for all others. */
  external: v.exactOptional(v.boolean()),
  /** Addition: filed by the company as an enforcement body, for the debtor who is its seller; absent for all others. */
  enforcement: v.exactOptional(v.boolean()),
  /** `editor`: numbered from a series. `xml`: an uploaded file with its own number. */
  origin: v.picklist(['editor', 'xml']),
  serialId: v.string(),
  state: filingStateSchema,
  /** Addition: the company's own, sent to ANAF by another program; its series is not one of ours. */
  sentElsewhere: v.exactOptional(v.boolean()),
  /** Addition: brought from a file without the ministry's signature; absent for all others. */
  unsigned: v.exactOptional(v.boolean()),
  /** How many times the document was filed under this number (a rejected one may be corrected). */
  attempt: v.number(),
  /** Addition: hashes of the documents that it corrects under its number, the oldest first (domain/invoice/corrected.ts); absent: none. */
  corrected: v.exactOptional(v.array(sha256Hex)),
  /** ANAF's upload index and download id, digits; '' until known. */
  uploadIndex: codeText,
  downloadId: codeText,
  xmlSha256: sha256Hex,
  xmlBytes: v.number(),
  /** '' and 0 until the signed zip is kept. */
  zipSha256: v.string(),
  zipBytes: v.number(),
  /** ANAF's or our own reasons for a refusal, as received. */
  messages: v.array(longText),
  /** Of a received one: when ANAF had it. */
  issuedAt: isoInstant,
  /** Addition: BT-25, the first document that a received one corrects or takes back; absent where it names none. */
  precedingNumber: v.exactOptional(shortText),
  /**
   * Addition: documents with minus that ANAF has accepted and that name this issued one (BT-25), the first accepted first; `total`
   * is what of their BT-112 takes this one back, negative, absent where they name several and cannot be shared out. Absent: none.
   */
  takenBack: v.exactOptional(
    v.array(v.looseObject({ id: entityIdSchema, number: shortText, total: v.exactOptional(decimal) })),
  ),
  /** Addition: those take back its whole BT-112 (docs/decisions/0180). */
  reversed: v.exactOptional(v.boolean()),
  /**
   * Addition: corrected invoices (384) that ANAF has accepted and that name this issued one (BT-25), the first accepted first; one
   * with minus stands in `takenBack` too. Absent: none (docs/decisions/0181). `reversed`: that one was taken back whole itself, and
   * nothing that corrects it stands (0183); absent: it stands.
   */
  correctedBy: v.exactOptional(
    v.array(
      v.looseObject({
        ...{ id: entityIdSchema, number: shortText, issueDate: isoDate },
        reversed: v.exactOptional(v.boolean()),
      }),
    ),
  ),
  /** Addition: BT-84 of a received one, the accounts that it asks to be paid into, without blanks; absent where it names none. */
  accounts: v.exactOptional(v.array(codeText)),
  /** Addition: the look that it left with, a row of `look`; absent: the usual one. */
  look: v.exactOptional(entityIdSchema),
  /** Addition: who issued it, as the account was named then; absent for files of other programs and where nobody recorded it. */
  author: v.exactOptional(shortText),
  /** Addition: the draft it was issued from; absent where there was none. */
  draft: v.exactOptional(v.string()),
  /** Addition: the draft says more than the invoice, and stayed on the list when it was recorded. */
  draftStays: v.exactOptional(v.boolean()),
  /**
   * Addition: recorded by a server that was restored, and not let go to ANAF by it yet: its draft may have become another invoice
   * in what was lost (docs/decisions/0043).
   */
  draftMayBeIssued: v.exactOptional(v.boolean()),
  /** Addition: recorded, and not sent until a person has decided (docs/decisions/0018). */
  held: v.exactOptional(
    v.looseObject({
      /**
       * `draft-changed`: another device changed the draft after this one saw it. `draft-issued`: it became another invoice.
       * `server-restored`: it may have, in what the server has lost; the device named has not told yet.
       */
      reason: codeText,
      /** Of the other invoice; '' none. */
      number: shortText,
      /** Whose change, and when; or whose word is missing; '' not known. */
      deviceName: shortText,
      at: v.string(),
    }),
  ),
  /** Addition: absent where none was ever given; without `booked` the document is «nou». */
  marks: v.exactOptional(marksSchema),
  /** Addition: messages written here to the supplier of a received invoice, in the order written. */
  notes: v.exactOptional(v.array(sentNoteSchema)),
  /** Addition: of one in doubt, when ANAF was last asked for it in vain, and when it is asked again; absent before that. */
  search: v.exactOptional(v.looseObject({ at: isoInstant, next: isoInstant })),
  events: v.array(archiveEventSchema),
});
export type ArchiveItem = v.InferOutput<typeof archiveItemSchema>;
