/** Sign-in, refresh, sign-out, the user's companies, public notices. */
import type { Selectable } from 'kysely';
import type { CompanyRole } from '@/api/entities/company';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { colleaguesOf } from '../accounts/colleagues';
import { personOf } from '../accounts/person';
import { preferencesOf } from '../accounts/preferences';
import { asUser } from '../database/as-user';
import { currentEpoch } from '../database/epoch';
import { accountHash, type SecurityLog } from '../process/security-log';
import { deviceCookie, deviceTokenIn } from '../session/device-cookie';
import { logIn, logOut, refreshSession, type SessionParts, type SessionResult } from '../session/session-service';
import type { Tables } from '../tables';
import type { CallHandlers } from './call-handler';
import { done, type Reply, refused } from './reply';
import { sessionEvents } from './session-events';

/** More would bury the screen. */
const MAX_NOTICES = 20;

type SessionCallName = 'Login' | 'RefreshSession' | 'Logout' | 'GetAuthorizations' | 'GetPublicNotifications';

function sessionReply(result: SessionResult, secure: boolean): Reply {
  if (!result.ok) {
    const { code, authenticator, waitMs, text } = result;
    return refused(code, {
      ...(authenticator === undefined ? {} : { authenticator }),
      ...(waitMs === undefined ? {} : { waitMs }),
      ...(text === undefined ? {} : { text }),
    });
  }
  const { user, deviceToken } = result;
  return done({ user }, deviceToken === undefined ? {} : { 'set-cookie': deviceCookie(deviceToken, secure) });
}

/** `secure`: people reach the server by https. */
export function sessionCalls(
  parts: SessionParts & { readonly secure: boolean; readonly security: SecurityLog },
): Pick<CallHandlers, SessionCallName> {
  const { secure } = parts;
  const tell = sessionEvents(parts.security, (email) => accountHash(parts.refreshSecret, email));
  return {
    Login: {
      kind: 'open',
      run: async ({ body }, origin) => {
        const deviceToken = deviceTokenIn(origin.cookies, secure);
        const result = await logIn(parts, body, { network: origin.network, agent: origin.agent, deviceToken });
        tell.signIn(origin, body, result);
        return sessionReply(result, secure);
      },
    },
    RefreshSession: {
      kind: 'open',
      run: async ({ body }, origin) => {
        const result = await refreshSession(parts, body.refresh, {
          requestId: body.requestId ?? null,
          network: origin.network,
        });
        tell.refresh(origin, result);
        return sessionReply(result, secure);
      },
    },
    Logout: {
      kind: 'signed',
      run: async ({ body }, caller, _db, origin) => {
        await logOut(parts, caller, body.refresh);
        tell.signOut(origin, caller.userId);
        return done({});
      },
    },
    GetAuthorizations: {
      kind: 'signed',
      run: (_input, { userId }, db) =>
        asUser(db, userId, async (tx) => {
          const rows = await tx
            .selectFrom('company_authorization as own')
            .innerJoin('company', 'company.id', 'own.company_id')
            .selectAll('company')
            .select(['own.id as authorization_id', 'own.role'])
            .execute();
          const epoch = await currentEpoch(tx, parts);
          const removed = await tx.selectFrom('access_removal').select('company_id').execute();
          return done({
            companies: rows.map((row) => companyOf(row, { authorizationId: row.authorization_id, role: row.role })),
            epoch: epoch.id,
            removed: removed.map(({ company_id }) => company_id),
            preferences: await preferencesOf(tx, userId),
            person: await personOf(tx, userId),
            colleagues: await colleaguesOf(tx),
          });
        }),
    },
    GetPublicNotifications: { kind: 'open', run: async () => done({ notifications: await publicNotices(parts) }) },
  };
}

async function publicNotices({ db, now }: SessionParts): Promise<readonly object[]> {
  const at = new Date(now());
  const rows = await db.kysely
    .selectFrom('public_notice')
    .selectAll()
    .where('shown_from', '<=', at)
    .where((row) => row.or([row('shown_until', 'is', null), row('shown_until', '>', at)]))
    .orderBy('shown_from', 'desc')
    .limit(MAX_NOTICES)
    .execute();
  return rows.map(({ id, title, body, shown_from }) => ({
    id: String(id),
    title,
    text: body,
    date: bucharestDay(shown_from.getTime()),
  }));
}

/** A company as the contract has it; the columns are named as the database names things. */
function companyOf(
  company: Selectable<Tables['company']>,
  own: { readonly authorizationId: number; readonly role: CompanyRole },
): object {
  return {
    id: company.id,
    ...own,
    cif: company.cif,
    name: company.name,
    isAuthorized: company.is_authorized,
    keys: {},
    backup: null,
    plan: { administrator: company.administrator },
    vatRegistered: company.vat_registered,
    registration: company.registration,
    legalForm: company.legal_form,
    tradingName: company.trading_name,
    address: company.address,
    email: company.email,
    telephone: company.telephone,
    contactName: company.contact_name,
    iban: company.iban,
    bank: company.bank,
    paymentTermDays: company.payment_term_days,
    vatOnCollection: company.vat_on_collection,
    version: company.version,
  };
}
