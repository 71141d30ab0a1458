/** Specification, section 7, Common and Backend: authentication and user. */
import * as v from 'valibot';
import { defineCall } from '../call';
import { colleagueSchema } from '../entities/colleague';
import { companySchema } from '../entities/company';
import { toldPersonSchema } from '../entities/person';
import { toldPreferencesSchema } from '../entities/preferences';
import { userSchema } from '../entities/user';
import { codeText, shortText } from '../fields';
import { companyIdSchema } from '../ids';

/** A password is bounded so that hashing it costs a bounded time. */
const password = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const refreshToken = v.pipe(v.string(), v.minLength(1), v.maxLength(400));

/** Without the code where one is wanted: 401 with `authenticator: true`. */
export const Login = defineCall('Login', {
  base: 'common',
  body: v.strictObject({
    username: v.pipe(v.string(), v.minLength(1), v.maxLength(254)),
    password,
    code: v.exactOptional(codeText),
    /** Addition: keep the refresh token 30 days; without it the family ends after 12 hours unused. */
    rememberMe: v.exactOptional(v.boolean()),
    /** Addition: takes back that the account is to be deleted; without it such a sign-in is refused, `account-closing`. */
    keepAccount: v.exactOptional(v.boolean()),
  }),
  result: v.looseObject({ user: userSchema }),
});

/**
 * The same predecessor gets the same successor until the successor is first used (design, section 9), of the request that
 * presented it first; of any other one, or of one without an id, it is taken for stolen and the session ends.
 */
export const RefreshSession = defineCall('RefreshSession', {
  base: 'common',
  body: v.strictObject({
    refresh: refreshToken,
    /** Addition: made and stored before the call, so that a lost answer is asked for again and not refused as reuse. */
    requestId: v.exactOptional(v.pipe(v.string(), v.uuid())),
  }),
  result: v.looseObject({ user: userSchema }),
});

export const Logout = defineCall('Logout', {
  base: 'backend',
  body: v.strictObject({ refresh: refreshToken }),
  result: v.looseObject({ status: v.literal('ok') }),
});

/**
 * Sorted by the client: authorized first, then cif and name. `epoch`: as Changes tells it; absent at an older server. `removed`:
 * companies that somebody took from the caller; their data leave the device at once.
 */
export const GetAuthorizations = defineCall('GetAuthorizations', {
  base: 'backend',
  method: 'GET',
  result: v.looseObject({
    companies: v.array(companySchema),
    epoch: v.exactOptional(shortText),
    removed: v.exactOptional(v.array(companyIdSchema)),
    /** Addition: of the caller; absent at an older server. */
    preferences: v.exactOptional(toldPreferencesSchema),
    /** Addition: the caller's particulars; absent at an older server. */
    person: v.exactOptional(toldPersonSchema),
    /** Addition: who works on the caller's companies; absent at an older server. */
    colleagues: v.exactOptional(v.array(colleagueSchema)),
  }),
});

/** Public notices, shown 120 seconds as info alerts. */
export const GetPublicNotifications = defineCall('GetPublicNotifications', {
  base: 'common',
  result: v.looseObject({
    notifications: v.array(v.looseObject({ id: shortText, title: shortText, text: v.string(), date: v.string() })),
  }),
});
