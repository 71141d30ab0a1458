/** The session as it is kept: who is signed in, where, and with what. */
import * as v from 'valibot';
import { userSchema } from '@/api/entities/user';

export const sessionRecordSchema = v.object({
  /** Names this sign-in; the cookie that lives as long as the browser's session carries it. */
  id: v.string(),
  user: userSchema,
  rememberMe: v.boolean(),
  /** When the user's record was last given by the server, ISO instant. */
  authorizedAt: v.string(),
  /** Names the server in the local database's name. */
  serverKey: v.string(),
  urls: v.object({ common: v.string(), backend: v.string(), reports: v.string() }),
  /** Random 32 bytes in base64: what the copies in local storage and cookie are sealed with. */
  secret: v.string(),
  /** Id of a refresh that was begun, stored before its call: asked again with the same id after a lost answer. */
  refreshRequestId: v.nullable(v.string()),
});
export type SessionRecord = v.InferOutput<typeof sessionRecordSchema>;
