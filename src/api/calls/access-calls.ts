/** Specification, section 7: who works on a company; access is given, changed and taken by its owners and plan administrators. */
import * as v from 'valibot';
import { defineCall } from '../call';
import { knownAccessSchema, companyRoleSchema as roleSchema } from '../entities/company-access';
import { codeText, isoInstant, shortText } from '../fields';
import { companyIdSchema, userIdSchema } from '../ids';

const company = { company: companyIdSchema };
/** What stands in the letter's link, behind `#`. */
const inviteSecret = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const done = v.looseObject({ status: v.literal('ok') });

/** Addition: who works on the company, owners first, and the invitations that nobody has used yet. */
export const ListAccess = defineCall('ListAccess', {
  base: 'backend',
  body: v.strictObject(company),
  result: knownAccessSchema,
  addition: true,
});

/** An invitation, after signing in. `own`: it was sent to the caller's address; nobody else may use it. */
export const GetAuthorization = defineCall('GetAuthorization', {
  base: 'backend',
  body: v.strictObject({ accessId: inviteSecret }),
  result: v.looseObject({
    invitation: v.looseObject({
      company: shortText,
      cif: codeText,
      invitedBy: shortText,
      email: v.string(),
      role: roleSchema,
      until: isoInstant,
      own: v.boolean(),
    }),
  }),
});

/**
 * Invites a person by a letter, for 7 days, once. `link`: the address of the page that opens it, as the server has it; any other is
 * refused, for the letter's link is the server's own.
 */
export const SendAuthorizationByEmail = defineCall('SendAuthorizationByEmail', {
  base: 'backend',
  body: v.strictObject({
    ...company,
    link: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
    email: v.pipe(v.string(), v.minLength(3), v.maxLength(254)),
    /** Addition: what is given; without it, to work there. */
    role: v.exactOptional(roleSchema),
  }),
  result: v.looseObject({ until: isoInstant }),
});

/**
 * With `invite`: the caller himself comes in by an invitation to his address. With `role`: somebody who works there gets another
 * role. Nobody is let in by his number alone.
 */
export const AccessCompany = defineCall('AccessCompany', {
  base: 'backend',
  body: v.strictObject({
    ...company,
    user: userIdSchema,
    /** Additions. */
    invite: v.exactOptional(inviteSecret),
    role: v.exactOptional(roleSchema),
  }),
  result: v.looseObject({ role: roleSchema }),
});

/** Also one's own; never the last owner's. */
export const RemoveAccess = defineCall('RemoveAccess', {
  base: 'backend',
  body: v.strictObject({ ...company, user: userIdSchema }),
  result: done,
});

/** Addition. */
export const WithdrawInvitation = defineCall('WithdrawInvitation', {
  base: 'backend',
  body: v.strictObject({ ...company, id: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
  result: done,
  addition: true,
});
