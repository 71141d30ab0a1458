/** Transport (specification, section 7): declarations go through the outbox, as invoices do; ANAF is the jobs' affair. */
import * as v from 'valibot';
import { defineCall } from '../call';
import { stepKindSchema, transportSchema } from '../entities/transport';
import { transportDraftContentSchema, transportDraftSchema } from '../entities/transport-draft';
import { transportOptionsContentSchema, transportOptionsSchema } from '../entities/transport-options';
import { transporterContentSchema, transporterSchema } from '../entities/transporter';
import { codeText, isoInstant, shortText } from '../fields';
import { companyIdSchema, entityIdSchema, versionSchema } from '../ids';
import { booleanParam, companyParam, hashParam } from '../params';
import { addCall, changedRow, listCall, removeCall, updateCall } from './row-calls';

const ability = 'eTransport';
const optionalEntity = v.union([v.literal(''), entityIdSchema]);

/**
 * One step of a declaration: the document that declares, corrects, deletes or confirms it, or changes its vehicle. Recorded and
 * answered at once; the answers of ANAF come by pull. Where the UIT was not known yet the document has it empty, and the server
 * writes it in. `after`: the last step of the declaration that the device knew, '' for the first: where another device corrected
 * or deleted it since, the step is refused with `transport-changed`. A step that is known already is acknowledged again.
 * Refusals: `transport-invalid` with the verdict, `transport-changed`, `already-sent` (another step declared it), `not-found`.
 */
export const ETransUpload = defineCall(
  'ETransUpload',
  {
    base: 'backend',
    params: v.strictObject({
      company: companyParam,
      /** The declaration's id, made by the device: that of its draft. */
      transport: entityIdSchema,
      /** The step's id; the document bears it as refDeclarant. */
      step: entityIdSchema,
      kind: stepKindSchema,
      after: optionalEntity,
      /**
       * The draft it was written in, removed with the effect where it says no more than the document, or what the device had seen
       * of it: declaredHash of that, absent where it says nothing; '' none.
       */
      draft: optionalEntity,
      draftSeen: v.exactOptional(hashParam),
      /** When the person made it, by the device's clock. */
      madeAt: isoInstant,
      /** The person says that ANAF's service was away: the server holds it against its log. */
      afterOutage: v.exactOptional(booleanParam),
      /**
       * A restored server has lost it: it may be at ANAF. With an index its state is asked for; else it is looked for by its
       * reference before it is sent.
       */
      mayBeSent: v.exactOptional(booleanParam),
      knownIndex: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{0,30}$/))),
      knownUit: v.exactOptional(codeText),
      /** It was refused there: it is refused again, and not sent. */
      wasRefused: v.exactOptional(booleanParam),
    }),
    body: 'xml',
    result: v.looseObject({ version: versionSchema, item: transportSchema }),
    ability,
  },
  {
    touches: ({ params }) => [
      `transport:${params.transport}`,
      ...(params.draft === '' ? [] : [`transportDraft:${params.draft}`]),
    ],
    effect: { kind: 'transport' },
  },
);

/** The kept document of a step, as it was sent last. */
export const ETransDocument = defineCall('ETransDocument', {
  base: 'backend',
  params: v.strictObject({ company: companyParam, step: entityIdSchema }),
  resultKind: 'bytes',
  ability,
  addition: true,
});

export const EtransportSaveDraft = {
  ...addCall('EtransportSaveDraft', 'transportDraft', transportDraftSchema, 'etrdraft'),
  ability,
} as const;

export const EtransportUpdateDraft = defineCall(
  'EtransportUpdateDraft',
  {
    base: 'backend',
    body: v.strictObject({
      company: companyIdSchema,
      id: entityIdSchema,
      version: versionSchema,
      base: v.partial(transportDraftContentSchema),
      changes: v.partial(transportDraftContentSchema),
      deviceName: shortText,
      writtenAt: isoInstant,
    }),
    result: changedRow(transportDraftSchema),
    ability,
    addition: true,
  },
  { touches: ({ body }) => [`transportDraft:${body.id}`], effect: { kind: 'update', collection: 'transportDraft' } },
);

export const EtransportRemoveDraft = {
  ...removeCall('EtransportRemoveDraft', 'transportDraft'),
  ability,
  addition: true,
} as const;

const daysParam = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
  v.maxValue(60),
);

/** Asks ANAF's list for so many days, and whose transports the company carries, now. 'Eroare la download' where it cannot. */
export const ETransDownload = defineCall('ETransDownload', {
  base: 'backend',
  params: v.strictObject({ company: companyParam, days: daysParam }),
  /**
   * `inSeconds`: how long until the list is asked; 0 at once. `trouble`: why ANAF gave none the last time, where a person may have to
   * act; '' or absent: it gave one.
   */
  result: v.looseObject({ asked: v.boolean(), inSeconds: v.number(), trouble: v.exactOptional(v.string()) }),
  ability,
});

const pageParams = v.strictObject({
  company: companyParam,
  pageSize: v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(1),
    v.maxValue(500),
  ),
  /** Of the page before; absent for the first. It is the version and the id of that page's last row. */
  continuationToken: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,15}:[0-9a-f-]{36}$/))),
});
/** Null: this was the last page. */
const continuationToken = v.nullable(v.string());

/** The archive of declarations, the last changed at the end. */
export const ETransGetAllData = defineCall('ETransGetAllData', {
  base: 'backend',
  params: pageParams,
  result: v.looseObject({ transports: v.array(transportSchema), continuationToken }),
  ability,
});

export const ETransGetAllDrafts = defineCall('ETransGetAllDrafts', {
  base: 'backend',
  params: pageParams,
  result: v.looseObject({ drafts: v.array(transportDraftSchema), continuationToken }),
  ability,
});

export const ListCompanyTransporter = {
  ...listCall('ListCompanyTransporter', 'transporter', 'transporters', transporterSchema),
  ability,
} as const;
export const AddCompanyTransporter = {
  ...addCall('AddCompanyTransporter', 'transporter', transporterSchema),
  ability,
} as const;
export const UpdateCompanyTransporter = {
  ...updateCall('UpdateCompanyTransporter', 'transporter', transporterSchema, transporterContentSchema),
  ability,
} as const;
export const RemoveCompanyTransporter = { ...removeCall('RemoveCompanyTransporter', 'transporter'), ability } as const;

export const AddCompanyTransportOptions = {
  ...addCall('AddCompanyTransportOptions', 'transportOptions', transportOptionsSchema),
  ability,
  addition: true,
} as const;
export const UpdateCompanyTransportOptions = {
  ...updateCall(
    'UpdateCompanyTransportOptions',
    'transportOptions',
    transportOptionsSchema,
    transportOptionsContentSchema,
  ),
  ability,
  addition: true,
} as const;
