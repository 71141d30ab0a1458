/** Sign-in, refresh, sign-out, the user's companies, public notices. */
import type { Selectable } from 'kysely';
import type { Tables } from '../database/tables';
import { logIn, logOut, refreshSession, type SessionParts, type SessionResult } from '../session/session-service';
import type { CallHandlers } from './call-handler';
import { done, type Reply, refused } from './reply';

type SessionCallName = 'Login' | 'RefreshSession' | 'Logout' | 'GetAuthorizations' | 'GetPublicNotifications';

function sessionReply(result: SessionResult): Reply {
  if (result.ok) return done({ user: result.user });
  return refused(result.code, result.authenticator === undefined ? {} : { authenticator: true });
}

export function sessionCalls(parts: SessionParts): Pick<CallHandlers, SessionCallName> {
  return {
    Login: { kind: 'open', run: async ({ body }, address) => sessionReply(await logIn(parts, body, address)) },
    RefreshSession: { kind: 'open', run: async ({ body }) => sessionReply(await refreshSession(parts, body.refresh)) },
    Logout: {
      kind: 'signed',
      run: async ({ body }) => {
        await logOut(parts, body.refresh);
        return done({});
      },
    },
    GetAuthorizations: {
      kind: 'signed',
      run: (_input, { userId }, db) =>
        db.asUser(userId, async (tx) => {
          const rows = await tx
            .selectFrom('company_authorization as own')
            .innerJoin('company', 'company.id', 'own.company_id')
            .leftJoin('anaf_access', 'anaf_access.company_id', 'company.id')
            .selectAll('company')
            .select(['own.id as authorization_id', 'own.plan_administrator', 'anaf_access.credential_id'])
            .execute();
          return done({ companies: rows.map((row) => companyOf(row, row)) });
        }),
    },
    GetPublicNotifications: { kind: 'open', run: async () => done({ notifications: [] }) },
  };
}

interface Authorization {
  readonly authorization_id: number;
  readonly plan_administrator: boolean;
  readonly credential_id: string | null;
}

function companyOf(company: Selectable<Tables['company']>, own: Authorization): object {
  return {
    id: company.id,
    authorizationId: own.authorization_id,
    cif: company.cif,
    name: company.name,
    isAuthorized: own.credential_id !== null,
    keys: {},
    backup: null,
    plan: { administrator: own.plan_administrator ? 'self' : '' },
    ...company.details,
  };
}
