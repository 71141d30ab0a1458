/** Specification, section 7: AuthorizeCompany, Authorize, Refresh, Revoke; additions: tickets, and who is let in. */
import * as v from 'valibot';
import { defineCall } from '../call';
import { companyConnectionsSchema } from '../entities/anaf-connection';
import { COMPANY_ROLES } from '../entities/company';
import { codeText, isoInstant, shortText } from '../fields';
import { companyIdSchema, userIdSchema } from '../ids';

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

/** What a ticket to ANAF, or an invitation to a company (`access`), is for, before anything is done with it. */
export const CheckAuthorization = defineCall('CheckAuthorization', {
  base: 'common',
  body: v.strictObject({ inviteId: secret }),
  result: v.looseObject({
    invitation: v.looseObject({
      kind: v.picklist(['here', 'invitation', 'access']),
      company: shortText,
      cif: codeText,
      invitedBy: shortText,
      until: isoInstant,
      /** Of an invitation to a company: its id, the address it was sent to, what it gives. */
      companyId: v.exactOptional(companyIdSchema),
      email: v.exactOptional(v.string()),
      role: v.exactOptional(v.picklist(COMPANY_ROLES)),
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
    /** `waiting`: an owner of the company has to let in who came. */
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

/** Addition: an owner of the company lets in who authorized it. */
export const ConfirmAnafAuthorization = defineCall('ConfirmAnafAuthorization', {
  base: 'backend',
  body: v.strictObject({ id: uuid }),
  result: v.looseObject({ status: v.literal('ok') }),
  addition: true,
});

/**
 * Addition: the caller's own authorization serves another of his companies, too, where ANAF's lists name its fiscal code. Undone by
 * `Revoke` for that company.
 */
export const UseAnafAuthorization = defineCall('UseAnafAuthorization', {
  base: 'backend',
  body: v.strictObject({ ...company, id: uuid }),
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

/**
 * A copy of the caller's own access token, with what it opens here. Additions: who asks, the password and the code of the second factor,
 * without which the account gets none ('factor-needed'). Without a proof it tells only what the token opens.
 */
export const GetAnafTokenCopy = defineCall('GetAnafTokenCopy', {
  base: 'backend',
  ability: 'cheieTokenAcces',
  body: v.strictObject({
    ...company,
    proof: v.exactOptional(
      v.strictObject({
        user: userIdSchema,
        password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
        code: codeText,
      }),
    ),
  }),
  result: v.looseObject({
    /** '' where only the companies were asked for. */
    token: v.string(),
    until: v.union([v.literal(''), isoInstant]),
    /** Those here, then those that ANAF's list names beside them: '' for a name that is not known. */
    companies: v.array(v.looseObject({ cif: codeText, name: shortText })),
  }),
});
