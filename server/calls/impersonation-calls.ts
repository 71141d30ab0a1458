/** The support sees an account: by a proof of the operator, from a page that the server knows. */
import type { SecurityLog } from '../process/security-log';
import type { AttemptLimit } from '../session/attempt-limit';
import { type ImpersonationParts, impersonate } from '../session/impersonation';
import type { CallHandlers } from './call-handler';
import { done, refused } from './reply';

interface ImpersonationCallParts extends ImpersonationParts {
  readonly security: SecurityLog;
  /** By network. */
  readonly links: AttemptLimit;
}

export function impersonationCalls(parts: ImpersonationCallParts): Pick<CallHandlers, 'Impersonate'> {
  return {
    Impersonate: {
      kind: 'open',
      run: async ({ body }, { network, request }) => {
        const waitMs = await parts.links.take(network);
        if (waitMs > 0) return refused('too-many-requests', { waitMs });
        const sight = await impersonate(parts, { ...body, network });
        if (!sight.ok) {
          parts.security.ofAnybody({ event: 'support-refused', why: sight.code, network, request });
          return refused(sight.code);
        }
        const { user, by, reason } = sight;
        parts.security.ofAccount({ event: 'support-opened', user: user.id, network, request });
        return done({ user, by, reason });
      },
    },
  };
}
