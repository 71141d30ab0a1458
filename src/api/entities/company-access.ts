/** Who works on a company, and who was invited to. */
import * as v from 'valibot';
import { isoInstant } from '../fields';
import { userIdSchema } from '../ids';
import { COMPANY_ROLES } from './company';

export const companyRoleSchema = v.picklist(COMPANY_ROLES);

const personSchema = v.looseObject({
  user: userIdSchema,
  name: v.string(),
  email: v.string(),
  role: companyRoleSchema,
  since: isoInstant,
  /** Is the caller. */
  own: v.boolean(),
});
export type CompanyPerson = v.InferOutput<typeof personSchema>;

const invitationSchema = v.looseObject({
  /** By which it is withdrawn; opens nothing. */
  id: v.string(),
  email: v.string(),
  role: companyRoleSchema,
  invitedBy: v.string(),
  until: isoInstant,
});
export type CompanyInvitation = v.InferOutput<typeof invitationSchema>;

export const knownAccessSchema = v.looseObject({
  people: v.array(personSchema),
  invitations: v.array(invitationSchema),
  /** The page that opens invitations, as `SendAuthorizationByEmail` asks for it. */
  link: v.string(),
});
export type KnownAccess = v.InferOutput<typeof knownAccessSchema>;
