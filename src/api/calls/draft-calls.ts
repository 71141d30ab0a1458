/** Drafts (specification, section 7): saved and changed through the outbox, field by field. */
import * as v from 'valibot';
import { defineCall } from '../call';
import { draftSchema, invoiceDraftSchema } from '../entities/invoice-draft';
import { isoInstant, shortText } from '../fields';
import { companyIdSchema, entityIdSchema, versionSchema } from '../ids';

/** Without row: it took effect long ago, and the draft was removed since (docs/decisions/0012). */
const saved = v.looseObject({ version: versionSchema, row: v.exactOptional(draftSchema) });

export const SaveDraft = defineCall(
  'SaveDraft',
  { base: 'backend', body: v.strictObject({ company: companyIdSchema, draft: draftSchema }), result: saved },
  { touches: ({ body }) => [`draft:${body.draft.id}`] },
);

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
    result: saved,
  },
  { touches: ({ body }) => [`draft:${body.id}`] },
);

export const ListSavedDrafts = defineCall('ListSavedDrafts', {
  base: 'backend',
  body: v.strictObject({ company: companyIdSchema }),
  result: v.looseObject({ drafts: v.array(draftSchema) }),
});

/** Deleting loses to editing: a draft changed after `version` stays and comes back as a conflict. */
export const RemoveCompanyDraft = defineCall(
  'RemoveCompanyDraft',
  {
    base: 'backend',
    body: v.strictObject({ company: companyIdSchema, id: entityIdSchema, version: versionSchema }),
    result: v.looseObject({ version: versionSchema }),
  },
  { touches: ({ body }) => [`draft:${body.id}`] },
);
