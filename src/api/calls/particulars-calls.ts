/** A company's particulars: what stands on its invoices. */
import { particularsContentSchema, particularsSchema } from '../entities/particulars';
import { addCall, updateCall } from './row-calls';

/** Merged by field; the first change makes the row, from what the company was made with. */
export const UpdateUserCompany = updateCall(
  'UpdateUserCompany',
  'particulars',
  particularsSchema,
  particularsContentSchema,
);
/** Addition: gives a restored server the row that it lost. */
export const AddCompanyParticulars = {
  ...addCall('AddCompanyParticulars', 'particulars', particularsSchema),
  addition: true,
} as const;
