/** Calls about the companies of an account. */
import * as v from 'valibot';
import { defineCall } from '../call';
import { companyParticularsSchema } from '../entities/company';
import { companyIdSchema } from '../ids';

/**
 * Addition: a company of the caller's own, whoever else has one of that fiscal code; it files nothing before ANAF knows a right
 * of its people. `company-yours` where the caller has made it before.
 */
export const AddCompany = defineCall('AddCompany', {
  base: 'backend',
  body: v.strictObject({ details: companyParticularsSchema }),
  result: v.looseObject({ company: companyIdSchema }),
  addition: true,
});
