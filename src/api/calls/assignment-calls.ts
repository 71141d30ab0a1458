/** Who works on a company (picture 23). */
import { assignmentContentSchema, assignmentSchema } from '../entities/assignment';
import { addCall, updateCall } from './row-calls';

/** Addition: gives the company to one of its people, or to nobody. `no-access` for somebody who does not work there. */
export const UpdateCompanyAssignment = {
  ...updateCall('UpdateCompanyAssignment', 'assignment', assignmentSchema, assignmentContentSchema),
  addition: true,
} as const;
/** Addition: gives a restored server the row that it lost. */
export const AddCompanyAssignment = {
  ...addCall('AddCompanyAssignment', 'assignment', assignmentSchema),
  addition: true,
} as const;
