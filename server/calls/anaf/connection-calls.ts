/** The calls by which the people of a company see and change through whom it reaches ANAF. */
import { ANAF_CALL_TEXTS } from '@/api/calls/anaf-texts';
import { connectionsOf } from '../../connections/connections-of';
import { decides, mayEnd, mayLetIn } from '../../connections/decides';
import { extendAuthorization } from '../../connections/extend-authorization';
import { letIn, sendAway } from '../../connections/let-in';
import { newSecret } from '../../connections/one-time-secret';
import { accountName, makeTicket, withdrawTicket } from '../../connections/tickets';
import type { AppDatabase, TenantTransaction } from '../../database/app-database';
import { asUser } from '../../database/as-user';
import type { AnafAuthorizations, TokenResult } from '../../outside/anaf/anaf-access';
import type { OauthClient } from '../../outside/anaf/oauth-client';
import type { AccountEvent, SecurityLog } from '../../process/security-log';
import type { Caller, CallHandlers, RequestOrigin } from '../call-handler';
import { isMyCompany } from '../company-access';
import { done, type Reply, refused } from '../reply';
import { CONNECTION_TEXTS } from './connection-texts';
import { type ConnectionDeed, noteConnection, personOf } from './note-connection';
import { companiesOpenedBy, copyToken, type TokenCopyParts } from './token-copy';

export interface ConnectionCallParts extends TokenCopyParts {
  readonly tokens: AnafAuthorizations;
  readonly oauth: OauthClient;
  /** The page that is registered at ANAF: links begin with its origin. */
  readonly redirectUri: string;
  readonly security: SecurityLog;
  /** Lets go on what waits for these companies' authorization. */
  wake(tx: TenantTransaction, companyIds: readonly number[]): Promise<unknown>;
}

type ConnectionCallName =
  | 'MakeAnafTicket'
  | 'WithdrawAnafInvitation'
  | 'GetAnafConnections'
  | 'ConfirmAnafAuthorization'
  | 'UseAnafAuthorization'
  | 'GetAnafTokenCopy'
  | 'Refresh'
  | 'Revoke';

export function connectionCalls(parts: ConnectionCallParts): Pick<CallHandlers, ConnectionCallName> {
  const { now, newId, wake } = parts;
  return {
    MakeAnafTicket: {
      kind: 'signed',
      run: ({ body }, caller, db, origin) =>
        asUser(db, caller.userId, async (tx) => {
          if (!(await isMyCompany(tx, body.company))) return refused('company-denied');
          const secret = newSecret();
          const ticket = { id: newId(), secret, companyId: body.company, kind: body.kind, madeBy: caller.userId };
          const until = await makeTicket(tx, { ...ticket, now: now() });
          tell(parts, 'anaf-ticket-made', caller, origin, body.company);
          const link = new URL(`/auth/authorize-company/${body.company}#${secret}`, parts.redirectUri).href;
          return done({ link, until: until.toISOString() });
        }),
    },
    WithdrawAnafInvitation: {
      kind: 'signed',
      run: ({ body }, { userId }, db) =>
        asUser(db, userId, async (tx) => {
          if (!(await isMyCompany(tx, body.company))) return refused('company-denied');
          const by = (await decides(tx, body.company, userId)) ? 'anybody' : userId;
          const found = await withdrawTicket(tx, { ...body, by }, new Date(now()));
          return found || by === 'anybody' ? done({}) : refused('owner-only');
        }),
    },
    GetAnafConnections: {
      kind: 'signed',
      run: (_input, { userId }, db) =>
        asUser(db, userId, async (tx) => done({ companies: await connectionsOf(tx, userId, now()) })),
    },
    ConfirmAnafAuthorization: {
      kind: 'signed',
      run: ({ body }, caller, db, origin) =>
        asUser(db, caller.userId, async (tx) => {
          const mine = await mayLetIn(tx, body.id, caller.userId);
          if (mine === false) return refused('owner-only');
          const by = await accountName(tx, caller.userId);
          const company = await letIn(tx, { id: body.id, by, at: new Date(now()) });
          if (company === undefined) return refused('not-found', { text: CONNECTION_TEXTS.notWaiting });
          await wake(tx, [company]);
          await note(tx, parts, 'anaf.let-in', { company, person: await personOf(tx, body.id) }, caller, origin);
          return done({});
        }),
    },
    UseAnafAuthorization: {
      kind: 'signed',
      run: ({ body: { company, id } }, caller, db, origin) =>
        asUser(db, caller.userId, async (tx) => {
          if (!(await isMyCompany(tx, company))) return refused('company-denied');
          if (!(await decides(tx, company, caller.userId))) return refused('owner-only');
          const used = await extendAuthorization(tx, {
            accessId: id,
            companyId: company,
            userId: caller.userId,
            at: new Date(now()),
          });
          if (used !== 'done') return refused('not-found', { text: CONNECTION_TEXTS[used] });
          await wake(tx, [company]);
          await note(tx, parts, 'anaf.extended', { company, person: await personOf(tx, id) }, caller, origin);
          return done({});
        }),
    },
    GetAnafTokenCopy: {
      kind: 'signed',
      run: async ({ body: { company, proof } }, caller, db, origin) => {
        if (proof !== undefined && proof.user !== caller.userId) return refused('not-found');
        if (proof !== undefined)
          return copyToken(parts, { company, ...proof }, async (tx, companies, person) => {
            for (const opened of companies)
              await noteConnection(tx, { company: opened, kind: 'anaf.key-copied', person, at: now() }, origin);
            tell(parts, 'anaf-token-copied', caller, origin, company);
          });
        return asUser(db, caller.userId, async (tx) =>
          done({ token: '', until: '', companies: await companiesOpenedBy(tx, caller.userId) }),
        );
      },
    },
    Refresh: {
      kind: 'signed',
      run: async ({ body }, { userId }, db) => {
        const { authId } = body;
        if (authId === undefined) return refused('invalid-request', { text: ANAF_CALL_TEXTS.missingId });
        const found = await asUser(db, userId, (tx) => livingAccess(tx, authId));
        if (found === undefined) return refused('not-found', { text: CONNECTION_TEXTS.gone });
        return renewalReply(await parts.tokens.renewed(found.company_id, found.credential_id));
      },
    },
    Revoke: { kind: 'signed', run: ({ params }, caller, db, origin) => revoke(parts, params.id, caller, db, origin) },
  };
}

async function revoke(
  parts: ConnectionCallParts,
  id: string,
  caller: Caller,
  db: AppDatabase,
  origin: RequestOrigin,
): Promise<Reply> {
  const gone = await asUser(db, caller.userId, async (tx) => {
    if ((await mayEnd(tx, id, caller.userId)) === false) return 'owner-only';
    const person = await personOf(tx, id);
    const away = await sendAway(tx, id, new Date(parts.now()));
    if (away !== undefined) await note(tx, parts, 'anaf.revoked', { company: away.companyId, person }, caller, origin);
    return away;
  });
  if (gone === 'owner-only') return refused(gone);
  if (gone === undefined) return refused('not-found', { text: CONNECTION_TEXTS.gone });
  const { orphan } = gone;
  const refreshToken = orphan === undefined ? undefined : parts.cipher.open(orphan.refreshSealed, orphan.credentialId);
  // Forgotten here whatever ANAF answers.
  if (refreshToken !== undefined) await parts.oauth.revoke(refreshToken);
  return done({});
}

function livingAccess(tx: TenantTransaction, id: string) {
  return tx
    .selectFrom('anaf_access')
    .select(['company_id', 'credential_id'])
    .where('id', '=', id)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

function renewalReply(result: TokenResult): Reply {
  if (result.kind === 'token') return done({});
  if (result.kind === 'none') return refused('not-found', { text: CONNECTION_TEXTS.ended });
  const text = result.trouble === 'client' ? CONNECTION_TEXTS.client : CONNECTION_TEXTS.later;
  return refused('outside-unavailable', { text });
}

const EVENTS = {
  'anaf.let-in': 'anaf-let-in',
  'anaf.extended': 'anaf-authorized',
  'anaf.revoked': 'anaf-revoked',
} as const;

/** Into the company's audit, and into the log of security. */
async function note(
  tx: TenantTransaction,
  parts: ConnectionCallParts,
  kind: keyof typeof EVENTS,
  deed: Pick<ConnectionDeed, 'company' | 'person'>,
  caller: Caller,
  origin: RequestOrigin,
): Promise<void> {
  await noteConnection(tx, { ...deed, kind, at: parts.now() }, origin);
  tell(parts, EVENTS[kind], caller, origin, deed.company);
}

function tell(
  { security }: ConnectionCallParts,
  event: AccountEvent['event'],
  { userId }: Caller,
  { network, request }: RequestOrigin,
  company: number,
): void {
  security.ofAccount({ event, user: userId, company, network, request });
}
