import * as v from 'valibot';
import { userIdSchema } from '../ids';

/** The session's user (specification, section 3). */
export const userSchema = v.looseObject({
  id: userIdSchema,
  token: v.string(),
  refreshToken: v.string(),
  keys: v.looseObject({ backend: v.string(), efactura: v.string(), report: v.string() }),
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  telephone: v.string(),
  cnp: v.string(),
  company: v.string(),
  legalEntity: v.boolean(),
  plan: v.looseObject({ name: v.string(), planRestrictions: v.record(v.string(), v.boolean()) }),
  notificationStatus: v.boolean(),
  backup: v.nullable(v.string()),
  hasAuthenticator: v.boolean(),
  isDeletionAllowed: v.boolean(),
  /** Addition: of the demonstration, whose page of what to try is shown. The server decides for itself. */
  demo: v.exactOptional(v.boolean()),
  /** Addition: `test` where the server files at ANAF's test environment, for ever (docs/decisions/0128); absent at the real one. */
  environment: v.exactOptional(v.string()),
  /** Addition: the support's ways as the plan includes them, '' where not; absent at an older server. */
  support: v.exactOptional(v.looseObject({ email: v.string(), telephone: v.string() })),
  /** When the access token ends, ISO instant. */
  tokenExpiresAt: v.string(),
});
export type User = v.InferOutput<typeof userSchema>;
