/** Drafts (specification, section 7): saved and changed through the outbox, field by field. */
import * as v from 'valibot';
import { defineCall } from '../call';
import { attachmentSchema } from '../entities/attachment';
import { draftSchema, invoiceDraftSchema } from '../entities/invoice-draft';
import { isoInstant, shortText } from '../fields';
import { companyIdSchema, entityIdSchema, versionSchema } from '../ids';
import { addCall, changedRow, removeCall } from './row-calls';

const ability = 'externe';

/** External ones have their own call, which their plan opens; changes and removals are of any kind. */
export const SaveDraft = addCall(
  'SaveDraft',
  'draft',
  v.strictObject({ ...draftSchema.entries, type: v.picklist(['invoice', 'template']) }),
);
export const SaveDraftExtern = {
  ...addCall('SaveDraftExtern', 'draft', v.strictObject({ ...draftSchema.entries, type: v.literal('extern') })),
  ability,
} as const;

export const UpdateDraft = defineCall(
  'UpdateDraft',
  {
    base: 'backend',
    body: v.strictObject({
      company: companyIdSchema,
      id: entityIdSchema,
      version: versionSchema,
      base: v.partial(invoiceDraftSchema),
      changes: v.partial(invoiceDraftSchema),
      deviceName: shortText,
      writtenAt: isoInstant,
    }),
    // `madeOver`: the version told, where the row had gone on since; what the row says then holds another's words too.
    result: v.looseObject({ ...changedRow(draftSchema).entries, madeOver: v.exactOptional(versionSchema) }),
  },
  { touches: ({ body }) => [`draft:${body.id}`], effect: { kind: 'update', collection: 'draft' } },
);

const pageAskedFor = v.strictObject({ company: companyIdSchema, after: v.exactOptional(versionSchema) });
const pageOfDrafts = v.looseObject({ drafts: v.array(draftSchema), next: v.exactOptional(versionSchema) });

/** At most a page, in the order they were changed; `next`, where there are more, is what the next page begins `after`. */
export const ListSavedDrafts = defineCall('ListSavedDrafts', {
  base: 'backend',
  body: pageAskedFor,
  result: pageOfDrafts,
});
/** The same of the kind `extern`. A page may hold fewer than there are further on: `next` tells. */
export const ListSavedExternDrafts = defineCall('ListSavedExternDrafts', {
  base: 'backend',
  body: pageAskedFor,
  result: pageOfDrafts,
  ability,
});
export const RemoveCompanyDraft = removeCall('RemoveCompanyDraft', 'draft');

/** Addition: the content of a file that a draft attaches, judged by the server too. Refusals: `drafts-full`, `invalid-request`. */
export const AddCompanyAttachment = {
  ...addCall('AddCompanyAttachment', 'attachment', attachmentSchema),
  addition: true,
} as const;
