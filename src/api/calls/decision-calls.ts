/** Specification, section 7: the internal decisions on numbering (OMFP 2634/2015, annex 1). Both need the network. */
import * as v from 'valibot';
import { defineCall } from '../call';
import { serialDecisionContentSchema, serialDecisionSchema } from '../entities/serial-decision';
import { companyIdSchema } from '../ids';

/** Gives the decision its number in the company; the same id again is answered with what was kept. */
export const AddCompanySerialDecision = defineCall('AddCompanySerialDecision', {
  base: 'backend',
  body: v.strictObject({ company: companyIdSchema, decision: serialDecisionContentSchema }),
  result: v.looseObject({ decision: serialDecisionSchema }),
});

/** The newest first. */
export const GetAllSerialDecision = defineCall('GetAllSerialDecision', {
  base: 'backend',
  body: v.strictObject({ company: companyIdSchema }),
  result: v.looseObject({ decisions: v.array(serialDecisionSchema) }),
});
