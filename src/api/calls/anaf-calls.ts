/** Specification, section 7: AuthorizeCompany, Authorize, Refresh, Revoke; additions: tickets, and who is let in. */
import * as v from 'valibot';
import { defineCall } from '../call';
import { companyConnectionsSchema } from '../entities/anaf-connection';
import { codeText, isoInstant, shortText } from '../fields';
import { companyIdSchema } from '../ids';

/** A ticket or a state of ours: 32 random bytes. */
const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const uuid = v.pipe(v.string(), v.uuid(), v.maxLength(36));
const company = { company: companyIdSchema };

/**
 * Addition: a one-time ticket. `here`: for the caller, 10 minutes. `invitation`: for who has the certificate, 7 days, without an
 * account. `link` is the page that says what is asked and leads to ANAF.
 */
export const MakeAnafTicket = defineCall('MakeAnafTicket', {
  base: 'backend',
  body: v.strictObject({ ...company, kind: v.picklist(['here', 'invitation']) }),
  result: v.looseObject({ link: v.string(), until: isoInstant }),
  addition: true,
});

export const WithdrawAnafInvitation = defineCall('WithdrawAnafInvitation', {
  base: 'backend',
  body: v.strictObject({ ...company, id: uuid }),
  result: v.looseObject({ status: v.literal('ok') }),
  addition: true,
});

/** What a ticket is for, before anything is done with it. */
export const CheckAuthorization = defineCall('CheckAuthorization', {
  base: 'common',
  body: v.strictObject({ inviteId: secret }),
  result: v.looseObject({
    invitation: v.looseObject({
      kind: v.picklist(['here', 'invitation']),
      company: shortText,
      cif: codeText,
      invitedBy: shortText,
      until: isoInstant,
    }),
  }),
});

/** The browser is sent on to ANAF, or back to the page `/auth/callback?refused=…`. `access`: the ticket. */
export const AuthorizeCompany = defineCall('AuthorizeCompany', {
  base: 'common',
  method: 'GET',
  params: v.strictObject({
    access: secret,
    /** Addition: who was invited, by name, for the owner to recognise. */
    person: v.exactOptional(v.pipe(v.string(), v.maxLength(120))),
  }),
  resultKind: 'redirect',
});

/** What ANAF sent back to the page `/auth/callback`. The code lives for a minute. */
export const Authorize = defineCall('Authorize', {
  base: 'common',
  method: 'GET',
  params: v.strictObject({ state: secret, auth_code: v.pipe(v.string(), v.minLength(1), v.maxLength(4000)) }),
  result: v.looseObject({
    /** `waiting`: somebody of the company has to let in who was invited. */
    outcome: v.picklist(['in-use', 'waiting']),
    company: shortText,
    cif: codeText,
  }),
});

/** Addition: of every company of the caller. */
export const GetAnafConnections = defineCall('GetAnafConnections', {
  base: 'backend',
  method: 'GET',
  result: v.looseObject({ companies: v.array(companyConnectionsSchema) }),
  addition: true,
});

/** Addition: lets in who authorized by invitation. */
export const ConfirmAnafAuthorization = defineCall('ConfirmAnafAuthorization', {
  base: 'backend',
  body: v.strictObject({ id: uuid }),
  result: v.looseObject({ status: v.literal('ok') }),
  addition: true,
});

/** A new pair of tokens now; 'ID undefined' without an id. */
export const Refresh = defineCall('Refresh', {
  base: 'backend',
  body: v.strictObject({ authId: v.exactOptional(v.pipe(v.string(), v.maxLength(36))) }),
  result: v.looseObject({ status: v.literal('ok') }),
});

/** The company reaches ANAF through this person no longer; who waits to be let in is sent away. */
export const Revoke = defineCall('Revoke', {
  base: 'backend',
  method: 'GET',
  params: v.strictObject({ id: uuid }),
  result: v.looseObject({ status: v.literal('ok') }),
});
