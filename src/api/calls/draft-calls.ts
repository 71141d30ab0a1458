/** Drafts (specification, section 7): saved and changed through the outbox, field by field. */
import * as v from 'valibot';
import { defineCall } from '../call';
import { draftSchema, invoiceDraftSchema } from '../entities/invoice-draft';
import { isoInstant, shortText } from '../fields';
import { companyIdSchema, entityIdSchema, versionSchema } from '../ids';
import { addCall, changedRow, removeCall } from './row-calls';

export const SaveDraft = addCall('SaveDraft', 'draft', draftSchema);

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
    result: changedRow(draftSchema),
  },
  { touches: ({ body }) => [`draft:${body.id}`], effect: { kind: 'update', collection: 'draft' } },
);

/** At most a page, in the order they were changed; `next`, where there are more, is what the next page begins `after`. */
export const ListSavedDrafts = defineCall('ListSavedDrafts', {
  base: 'backend',
  body: v.strictObject({ company: companyIdSchema, after: v.exactOptional(versionSchema) }),
  result: v.looseObject({ drafts: v.array(draftSchema), next: v.exactOptional(versionSchema) }),
});
export const RemoveCompanyDraft = removeCall('RemoveCompanyDraft', 'draft');
