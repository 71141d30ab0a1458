/** What the log of security tells of sign-in, renewal and sign-out. */
import type { SecurityLog } from '../process/security-log';
import type { LoginInput, SessionResult } from '../session/session-service';
import type { RequestOrigin } from './call-handler';

export interface SessionEvents {
  readonly signIn: (origin: RequestOrigin, input: LoginInput, result: SessionResult) => void;
  readonly refresh: (origin: RequestOrigin, result: SessionResult) => void;
  readonly signOut: (origin: RequestOrigin, user: number) => void;
}

export function sessionEvents(security: SecurityLog, hashOf: (email: string) => string): SessionEvents {
  const placeOf = ({ network, request }: RequestOrigin) => ({ network, request });
  return {
    signIn: (origin, { username, code, keepAccount }, result) => {
      const place = placeOf(origin);
      if (result.ok) {
        if (keepAccount === true) security.ofAccount({ event: 'closing-taken-back', user: result.user.id, ...place });
        return security.ofAccount({ event: 'signed-in', user: result.user.id, ...place });
      }
      // The right password without a code, which is asked for then.
      if (result.code === 'bad-code' && (code ?? '').trim() === '') return;
      // Both were right: the account is to be deleted.
      if (result.code === 'account-closing') return;
      const event = result.code === 'too-many-requests' ? 'locked-out' : 'sign-in-refused';
      const account = hashOf(username.trim().toLowerCase());
      security.ofAnybody({ event, account, why: result.code, ...place });
    },
    refresh: (origin, result) => {
      if (result.ok) return;
      const place = placeOf(origin);
      const { code, reusedOf } = result;
      if (reusedOf === undefined) security.ofAnybody({ event: 'refresh-refused', why: code, ...place });
      else security.ofAccount({ event: 'token-reused', user: reusedOf, ...place });
    },
    signOut: (origin, user) => security.ofAccount({ event: 'signed-out', user, ...placeOf(origin) }),
  };
}
