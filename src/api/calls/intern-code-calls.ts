/** Own codes of a company, and the codes of received lines (specification, sections 5 and 7). */
import * as v from 'valibot';
import { defineCall } from '../call';
import { internCodeContentSchema, internCodeSchema } from '../entities/intern-code';
import { lineCodesContentSchema, lineCodesSchema } from '../entities/line-codes';
import { companyIdSchema, entityIdSchema, versionSchema } from '../ids';
import { addCall, changedRow, removeCall, updateCall } from './row-calls';

/** Codes of one import at most. */
const MOST_IMPORTED = 5000;

/**
 * One code (`internalCode`), or those of a table (`internalCodes` with `isImport`): all of them or none; the version is the last one's. A body with
 * both, or with neither, is `invalid-request`.
 */
export const AddCompanyInternCode = defineCall(
  'AddCompanyInternCode',
  {
    base: 'backend',
    body: v.strictObject({
      companyId: companyIdSchema,
      internalCode: v.exactOptional(internCodeSchema),
      internalCodes: v.exactOptional(v.pipe(v.array(internCodeSchema), v.maxLength(MOST_IMPORTED))),
      isImport: v.exactOptional(v.boolean()),
    }),
    result: changedRow(internCodeSchema),
  },
  {
    touches: ({ body: { internalCode, internalCodes = [] } }) => [
      ...new Set([...(internalCode === undefined ? [] : [internalCode]), ...internalCodes].map(touched)),
    ],
    effect: { kind: 'add', collection: 'internCode' },
  },
);

const touched = ({ id }: { readonly id: string }): string => `internCode:${id}`;

/** `invalid-request` in the specification's words where the body names no company. */
export const GetCompanyInternCodes = defineCall('GetCompanyInternCodes', {
  base: 'backend',
  body: v.strictObject({ companyId: v.exactOptional(companyIdSchema) }),
  result: v.looseObject({ internCodes: v.array(internCodeSchema) }),
});

export const UpdateCompanyInternCode = {
  ...updateCall('UpdateCompanyInternCode', 'internCode', internCodeSchema, internCodeContentSchema),
  addition: true,
} as const;
export const RemoveCompanyInternCode = {
  ...removeCall('RemoveCompanyInternCode', 'internCode'),
  addition: true,
} as const;

const { internCodes, internCodesCompletedFull, seller, number, issueDate } = lineCodesContentSchema.entries;

/**
 * The own codes of a received invoice's lines; the first save makes its row. `base` has the values replaced, so that what others changed
 * meanwhile is merged or is a `conflict`; without it whatever stands is replaced. Seller, number and date of the invoice are the archive's
 * where the body does not say them; `not-found` where neither does.
 */
export const SaveInternalCodes = defineCall(
  'SaveInternalCodes',
  {
    base: 'backend',
    body: v.strictObject({
      invoiceId: entityIdSchema,
      companyId: companyIdSchema,
      internCodes: v.exactOptional(internCodes),
      internCodesCompletedFull: v.exactOptional(internCodesCompletedFull),
      seller: v.exactOptional(seller),
      number: v.exactOptional(number),
      issueDate: v.exactOptional(issueDate),
      version: v.exactOptional(versionSchema),
      base: v.exactOptional(v.partial(lineCodesContentSchema)),
    }),
    result: changedRow(lineCodesSchema),
  },
  {
    touches: ({ body }) => [`lineCodes:${body.invoiceId}`],
    effect: { kind: 'update', collection: 'lineCodes' },
  },
);

/** Addition: gives a restored server the row that it lost. */
export const AddInternCodesInv = {
  ...addCall('AddInternCodesInv', 'lineCodes', lineCodesSchema),
  addition: true,
} as const;

/** What was said of received invoices, oldest change first; `next` goes into `after` for the rows that follow. */
export const ListInternCodesInv = defineCall('ListInternCodesInv', {
  base: 'backend',
  body: v.strictObject({ companyId: companyIdSchema, after: v.exactOptional(versionSchema) }),
  result: v.looseObject({ internCodesInv: v.array(lineCodesSchema), next: v.exactOptional(versionSchema) }),
});
