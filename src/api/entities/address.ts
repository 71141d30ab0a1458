import * as v from 'valibot';
import { codeText, shortText } from '../fields';

/** A postal address as definitions keep it; '' where not known. */
export const addressSchema = v.strictObject({
  line1: shortText,
  city: shortText,
  postCode: codeText,
  /** ISO 3166-2:RO in Romania. */
  countrySubdivision: codeText,
  /** ISO 3166-1 alpha-2. */
  country: v.pipe(v.string(), v.maxLength(2)),
});
