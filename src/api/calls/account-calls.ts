/** Specification, section 7: making an account, its forgotten password, and what its owner changes. */
import * as v from 'valibot';
import { defineCall } from '../call';
import { companyParticularsSchema } from '../entities/company';
import { personChangesSchema, toldPersonSchema } from '../entities/person';
import { codeText, isoInstant } from '../fields';
import { userIdSchema } from '../ids';

/** Bounded so that hashing it costs a bounded time; what it may be else, the server says: `weak-password`. */
const newPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const emailText = v.pipe(v.string(), v.minLength(3), v.maxLength(254));
/** What stands in a link behind `#`. */
const linkSecret = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const done = v.looseObject({ status: v.literal('ok') });

const personSchema = v.strictObject({
  firstName: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  lastName: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  telephone: codeText,
});

/** One answer, whether the address has an account or not: what becomes of it stands in the letter. */
export const Register = defineCall('Register', {
  base: 'common',
  body: v.strictObject({
    user: v.strictObject({
      ...personSchema.entries,
      email: emailText,
      password: newPassword,
      legalEntity: v.boolean(),
      /** Null: a person without a company, or one who adds it later. */
      company: v.nullable(companyParticularsSchema),
    }),
  }),
  result: done,
});

/** Does what its name says, under a strict limit. */
export const AvailableAccount = defineCall('AvailableAccount', {
  base: 'common',
  body: v.strictObject({ email: emailText }),
  result: v.looseObject({ available: v.boolean() }),
});

/** `hash` and `code`: the two parts of the letter's link, of a new account or of a new address. */
export const ActivateAccount = defineCall('ActivateAccount', {
  base: 'common',
  body: v.strictObject({ hash: linkSecret, code: linkSecret }),
  result: v.looseObject({ email: v.string() }),
});

/** One answer, in one time. */
export const ForgotPassword = defineCall('ForgotPassword', {
  base: 'common',
  body: v.strictObject({ email: emailText }),
  result: done,
});

/** Ends every session of the account. */
export const ChangePasswordForgot = defineCall('ChangePasswordForgot', {
  base: 'common',
  body: v.strictObject({ hash: linkSecret, newPass: newPassword }),
  result: done,
});

/** Ends the account's other sessions. `code` where the account has a second factor. */
export const ChangePassword = defineCall('ChangePassword', {
  base: 'backend',
  body: v.strictObject({
    user: userIdSchema,
    oldPass: newPassword,
    newPass: newPassword,
    /** Addition. */
    code: v.exactOptional(codeText),
  }),
  result: done,
});

/**
 * Each field is put to what it says, so the same change again is the same one; a field that is not named stays. With `email`: the new
 * address counts when the link sent to it was opened; the present one gives up the change that waits.
 */
export const UpdateUserData = defineCall('UpdateUserData', {
  base: 'backend',
  body: v.strictObject({
    userId: userIdSchema,
    updateUser: v.strictObject({ ...personChangesSchema.entries, email: v.exactOptional(emailText) }),
    /** Additions, asked with `email`; the code where the account has a second factor. */
    password: v.exactOptional(newPassword),
    code: v.exactOptional(codeText),
  }),
  /** `person` is an addition: as it stands now. */
  result: v.looseObject({ status: v.literal('ok'), person: v.exactOptional(toldPersonSchema) }),
});

const proof = {
  user: userIdSchema,
  password: newPassword,
  /** Where the account has a second factor. */
  code: v.exactOptional(codeText),
};

/**
 * First with the password: a secret to be put into the authenticator, which counts for nothing yet. Then with its code, too: the
 * factor is on, and the recovery codes are told this once. With a factor that is on already, `code` is one of it.
 */
export const AddUserAuthenticator = defineCall('AddUserAuthenticator', {
  base: 'backend',
  body: v.strictObject({ ...proof, firstCode: v.exactOptional(codeText) }),
  result: v.looseObject({
    secret: v.exactOptional(v.string()),
    /** `otpauth://…`, what the QR code says. */
    uri: v.exactOptional(v.string()),
    recoveryCodes: v.exactOptional(v.array(v.string())),
  }),
});

export const RemoveUserAuthenticator = defineCall('RemoveUserAuthenticator', {
  base: 'backend',
  body: v.strictObject(proof),
  result: done,
});

/** Addition: new recovery codes; the old ones are good no longer. */
export const RenewRecoveryCodes = defineCall('RenewRecoveryCodes', {
  base: 'backend',
  body: v.strictObject(proof),
  result: v.looseObject({ recoveryCodes: v.array(v.string()) }),
  addition: true,
});

const accountSessionSchema = v.looseObject({
  id: v.string(),
  /** It is the one that asks. */
  current: v.boolean(),
  /** Browser and system, as they call themselves; '' where they do not. */
  device: v.string(),
  /** Address from which it was used last; IPv6 by its /64. */
  network: v.string(),
  since: isoInstant,
  lastUsedAt: isoInstant,
  /** When it ends unused. */
  until: isoInstant,
  remembered: v.boolean(),
});
export type AccountSession = v.InferOutput<typeof accountSessionSchema>;

/** Addition: the account as its owner sees it: what it is entered with, and from where. */
export const GetAccount = defineCall('GetAccount', {
  base: 'backend',
  method: 'GET',
  result: v.looseObject({
    firstName: v.string(),
    lastName: v.string(),
    email: v.string(),
    /** A new address whose link was not opened yet. */
    awaitedEmail: v.exactOptional(v.looseObject({ email: v.string(), until: isoInstant })),
    telephone: v.string(),
    since: isoInstant,
    passwordChangedAt: v.nullable(isoInstant),
    authenticatorSince: v.nullable(isoInstant),
    hasAuthenticator: v.boolean(),
    recoveryCodesLeft: v.number(),
    sessions: v.array(accountSessionSchema),
  }),
  addition: true,
});

/** Addition: one session, or `others`: all but the one that asks. What was typed there stays there. */
export const EndSessions = defineCall('EndSessions', {
  base: 'backend',
  body: v.strictObject({ sessions: v.union([v.literal('others'), v.pipe(v.string(), v.uuid(), v.maxLength(36))]) }),
  result: v.looseObject({ ended: v.number() }),
  addition: true,
});
