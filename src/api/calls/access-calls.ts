/** Specification, section 7: who works on a company, by whose invitation. */
import * as v from 'valibot';
import { defineCall } from '../call';
import { COMPANY_ROLES } from '../entities/company';
import { isoInstant, sha256Hex, shortText } from '../fields';
import { companyIdSchema, userIdSchema } from '../ids';

const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const done = v.looseObject({ status: v.literal('ok') });
const person = { company: companyIdSchema, user: userIdSchema };

/**
 * Invites an address to work on the company; the letter, its words and its link are the server's own. `link` is '' or the address
 * of the page that the letter opens: anything else is refused.
 */
export const SendAuthorizationByEmail = defineCall('SendAuthorizationByEmail', {
  base: 'backend',
  body: v.strictObject({
    link: v.pipe(v.string(), v.maxLength(300)),
    email: v.pipe(v.string(), v.minLength(3), v.maxLength(254)),
    company: companyIdSchema,
  }),
  result: done,
});

/** What an invitation is about, for who is signed in. `mine`: it is for this account's address. */
export const GetAuthorization = defineCall('GetAuthorization', {
  base: 'backend',
  body: v.strictObject({ accessId: secret }),
  result: v.looseObject({
    invitation: v.looseObject({
      companyId: companyIdSchema,
      company: shortText,
      cif: v.string(),
      invitedBy: shortText,
      until: isoInstant,
      mine: v.boolean(),
    }),
  }),
});

/** The caller accepts an invitation. */
export const AccessCompany = defineCall('AccessCompany', {
  base: 'backend',
  body: v.strictObject({
    ...person,
    /** Addition: of the invitation's link. */
    accessId: secret,
  }),
  result: done,
});

/** The last owner stays; one's own access may be given up. */
export const RemoveAccess = defineCall('RemoveAccess', {
  base: 'backend',
  body: v.strictObject(person),
  result: done,
});

const companyPersonSchema = v.looseObject({
  user: userIdSchema,
  name: v.string(),
  email: v.string(),
  role: v.picklist(COMPANY_ROLES),
  since: isoInstant,
});
export type CompanyPerson = v.InferOutput<typeof companyPersonSchema>;

/** Addition: who works on a company, and who was invited and has not come. */
export const GetCompanyPeople = defineCall('GetCompanyPeople', {
  base: 'backend',
  body: v.strictObject({ company: companyIdSchema }),
  result: v.looseObject({
    people: v.array(companyPersonSchema),
    invitations: v.array(v.looseObject({ id: v.string(), email: v.string(), until: isoInstant })),
  }),
  addition: true,
});

/** Addition: by an owner. */
export const SetCompanyRole = defineCall('SetCompanyRole', {
  base: 'backend',
  body: v.strictObject({ ...person, role: v.picklist(COMPANY_ROLES) }),
  result: done,
  addition: true,
});

/** Addition: the invitation's link opens nothing any more. */
export const WithdrawAccessInvitation = defineCall('WithdrawAccessInvitation', {
  base: 'backend',
  body: v.strictObject({ company: companyIdSchema, id: sha256Hex }),
  result: done,
  addition: true,
});
