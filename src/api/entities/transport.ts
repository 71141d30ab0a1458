/**
 * A declaration of transport as the server keeps it and every device has it: what its newest accepted notification says, and the
 * steps it has taken. Documents are apart (ETransDocument).
 */
import * as v from 'valibot';
import { STEP_KINDS, STEP_STATES } from '@/domain/transport/life/transport-step';
import { codeText, isoInstant, longText, sha256Hex, shortText } from '../fields';
import { entityIdSchema } from '../ids';

/** A day, or '' or what a document has in its place. */
const dayText = v.pipe(v.string(), v.maxLength(30));

export const stepKindSchema = v.picklist(STEP_KINDS);
export const stepStateSchema = v.picklist(STEP_STATES);

/** The machine: domain/transport/life/transport-step.ts. */
export const transportStepSchema = v.looseObject({
  id: entityIdSchema,
  kind: stepKindSchema,
  state: stepStateSchema,
  /** When the person did it, by the clock of the device; and when our server had it. '' on the device that has not sent it. */
  madeAt: isoInstant,
  recordedAt: v.union([v.literal(''), isoInstant]),
  /** ANAF's index of the upload, digits; '' until known. */
  uploadIndex: codeText,
  /** ANAF's answer was final at; '' before. */
  settledAt: v.union([v.literal(''), isoInstant]),
  /** Reasons and advice, ANAF's own or ours, as received. */
  messages: v.pipe(v.array(longText), v.maxLength(200)),
  /** Sent with declPostAvarie: declared after an outage of ANAF's service. */
  afterOutage: v.boolean(),
  /** Of the document as it was sent last; the XML without its UIT until that is known. */
  xmlSha256: sha256Hex,
  xmlBytes: v.number(),
  /** Of a change of vehicle: what it says. Absent on others. */
  vehicle: v.exactOptional(
    v.looseObject({
      vehicle: codeText,
      firstTrailer: codeText,
      secondTrailer: codeText,
      /** `yyyy-MM-ddThh:mm:ss` in Romania. */
      changedAt: codeText,
      remarks: shortText,
    }),
  ),
  /** It came to our server after the last day of the UIT; made before it, ANAF was told so all the same. */
  late: v.exactOptional(v.boolean()),
  /** Of a confirmation: `tipConfirmare` and what was remarked. */
  confirmation: v.exactOptional(v.looseObject({ type: codeText, remarks: shortText })),
  author: v.exactOptional(shortText),
});
export type TransportStep = v.InferOutput<typeof transportStepSchema>;

export const MOST_STEPS = 500;

/** What it says, apart from its steps. */
export const transportSaidSchema = v.looseObject({
  id: entityIdSchema,
  /** `own`: through this program. `elsewhere`: the company's, by another program or ANAF's form. `carried`: of another, we carry it. */
  origin: v.picklist(['own', 'elsewhere', 'carried']),
  /** '' until ANAF gives it. */
  uit: codeText,
  /** First day on which the UIT no longer holds, as ANAF's service for carriers tells it; '' where it was not asked. */
  expiresOn: dayText,
  operation: codeText,
  startDate: dayText,
  vehicle: codeText,
  firstTrailer: codeText,
  secondTrailer: codeText,
  partnerCountry: codeText,
  partnerCode: codeText,
  partnerName: shortText,
  organiserCountry: codeText,
  organiserCode: codeText,
  organiserName: shortText,
  from: shortText,
  to: shortText,
  lines: v.number(),
  goods: shortText,
  papers: shortText,
  netWeight: codeText,
  grossWeight: codeText,
  value: codeText,
  /** When it was made, ISO instant; of others', when it was first heard of. */
  declaredAt: isoInstant,
  /** Who declared it, where that is another: fiscal code and name. */
  declarantCode: v.exactOptional(shortText),
  declarantName: v.exactOptional(shortText),
  /** Words of another device stood in its draft, which stayed on the list. */
  draftStays: v.exactOptional(v.boolean()),
});
export type TransportSaid = v.InferOutput<typeof transportSaidSchema>;

export const transportSchema = v.looseObject({
  ...transportSaidSchema.entries,
  steps: v.pipe(v.array(transportStepSchema), v.maxLength(MOST_STEPS)),
});
export type Transport = v.InferOutput<typeof transportSchema>;
