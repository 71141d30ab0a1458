/** What ANAF or its seal says of a document. None goes through the outbox: each needs the network. */
import * as v from 'valibot';
import { defineCall } from '../call';
import { documentTypeSchema } from '../entities/serial';
import { longText, shortText } from '../fields';
import { companyIdSchema, entityIdSchema } from '../ids';
import { companyParam } from '../params';

/**
 * ANAF's own paper of an accepted document, made by its service of transformation. `format` is of the specification and knows one value.
 * 'too-large' above ANAF's 5 MB; 'invoice-invalid' with ANAF's words where it makes none.
 */
export const InvoiceDownloadAnafPdf = defineCall('InvoiceDownloadAnafPdf', {
  base: 'backend',
  params: v.strictObject({ company: companyParam, id: entityIdSchema, format: v.picklist(['pdf']) }),
  resultKind: 'bytes',
});

/**
 * `genuine`: by the signer whom the installation trusts. `fits`: it fits, and nobody is named to be trusted. `other-signer`: it fits, and
 * is another's. `other-document`: another document was sealed. `broken`: it does not fit, or is not understood. `none`: not here yet.
 */
export const SEAL_STATES = ['genuine', 'fits', 'other-signer', 'other-document', 'broken', 'none'] as const;
export type SealState = (typeof SEAL_STATES)[number];

/** Addition: the ministry's seal of a kept document, checked here, and where it is asked for by ANAF's service too. */
export const GetInvoiceSeal = defineCall('GetInvoiceSeal', {
  base: 'backend',
  body: v.strictObject({ company: companyIdSchema, invoice: entityIdSchema, askAnaf: v.boolean() }),
  result: v.looseObject({
    seal: v.picklist(SEAL_STATES),
    /** Of the certificate; '' where there is none. */
    signer: shortText,
    /** Null where it was not asked. `away`: no answer that says anything. */
    anaf: v.nullable(v.looseObject({ said: v.picklist(['sealed', 'not-sealed', 'away']), text: longText })),
  }),
  addition: true,
});

/**
 * Addition: what ANAF's public service of validation says of a document, issued or not; the document goes there and is not filed by it.
 * `away`: no verdict came (the service does not answer, or its firewall stood before it), which says nothing of the document.
 * 'too-large' above ANAF's 5 MB.
 */
export const GetAnafVerdict = defineCall('GetAnafVerdict', {
  base: 'backend',
  params: v.strictObject({ company: companyParam, type: documentTypeSchema }),
  body: 'xml',
  result: v.looseObject({
    said: v.picklist(['accepted', 'refused', 'away']),
    /** ANAF's own, where it refuses. */
    texts: v.array(v.string()),
  }),
  addition: true,
});
