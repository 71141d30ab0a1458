/** Drafts (specification, section 7): saved and changed through the outbox, field by field. */
import * as v from 'valibot';
import { defineCall } from '../call';
import { draftSchema, invoiceDraftSchema } from '../entities/invoice-draft';
import { isoInstant, shortText } from '../fields';
import { companyIdSchema, entityIdSchema, versionSchema } from '../ids';
import { addCall, changedRow, listCall, removeCall } from './row-calls';

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

export const ListSavedDrafts = listCall('ListSavedDrafts', 'draft', 'drafts', draftSchema);
export const RemoveCompanyDraft = removeCall('RemoveCompanyDraft', 'draft');
