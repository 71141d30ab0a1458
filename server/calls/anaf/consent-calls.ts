/** The calls of the way to ANAF and back; whoever makes them is nobody yet: the ticket, the state and the browser speak. */
import { TICKET_TEXTS } from '@/api/calls/anaf-texts';
import type { LinkParts } from '../../accounts/account-links';
import { seeInvitation } from '../../accounts/invitations';
import { beginConsent } from '../../connections/begin-consent';
import { type Connected, type FinishParts, finishConsent } from '../../connections/finish-consent';
import { withTicket } from '../../connections/tickets';
import type { SecurityLog } from '../../process/security-log';
import type { AttemptLimit } from '../../session/attempt-limit';
import { linkRefusal } from '../accounts/link-texts';
import type { CallHandlers, RequestOrigin } from '../call-handler';
import { done, type Reply, refused } from '../reply';
import { consentCookie, consentCookieIn } from './consent-cookie';
import { CONSENT_TEXTS } from './consent-texts';

export interface ConsentCallParts extends FinishParts {
  /** The page that is registered at ANAF. */
  readonly redirectUri: string;
  /** By which invitations to a company are read. */
  readonly account: LinkParts;
  readonly secure: boolean;
  /** Anybody may ask: bounded by address. */
  readonly consents: AttemptLimit;
  readonly security: SecurityLog;
}

type ConsentCallName = 'CheckAuthorization' | 'AuthorizeCompany' | 'Authorize';

export function consentCalls(parts: ConsentCallParts): Pick<CallHandlers, ConsentCallName> {
  const { db, now } = parts;
  return {
    CheckAuthorization: {
      kind: 'open',
      run: ({ body }, origin) =>
        within(parts, origin, async () => {
          if (body.inviteId.startsWith('invitation.')) return invitationReply(parts, body.inviteId);
          const found = await withTicket({ db, secret: body.inviteId, now: now() }, async (_tx, ticket) => ticket);
          if (typeof found === 'string') return refused('not-found', { text: TICKET_TEXTS[found] });
          const { kind, company, madeByName, expiresAt } = found;
          const invitation = { kind, company: company.name, cif: company.cif, invitedBy: madeByName };
          return done({ invitation: { ...invitation, until: expiresAt.toISOString() } });
        }),
    },
    AuthorizeCompany: {
      kind: 'open',
      run: ({ params }, origin) =>
        within(parts, origin, () => leadToAnaf(parts, params.access, params.person ?? '', origin)),
    },
    Authorize: {
      kind: 'open',
      run: ({ params }, origin) =>
        within(parts, origin, async () => {
          const browser = consentCookieIn(origin.cookies, parts.secure);
          const back = await finishConsent(parts, { state: params.state, code: params.auth_code, browser });
          tell(parts, origin, back);
          if (typeof back === 'string') return refused('not-found', { text: CONSENT_TEXTS[back] });
          return done({ outcome: back.outcome, company: back.company.name, cif: back.company.cif });
        }),
    },
  };
}

/** To a company of ours, and not to ANAF: its links bear another seal. */
async function invitationReply({ account, db }: ConsentCallParts, secret: string): Promise<Reply> {
  const found = await seeInvitation({ ...account, db }, secret);
  if (typeof found === 'string') return linkRefusal(found);
  const { until, ...rest } = found;
  return done({ invitation: { kind: 'access', ...rest, until: until.toISOString() } });
}

async function within(
  { consents }: ConsentCallParts,
  { network }: RequestOrigin,
  work: () => Promise<Reply>,
): Promise<Reply> {
  const waitMs = await consents.take(network);
  return waitMs > 0 ? refused('too-many-requests', { waitMs }) : work();
}

async function leadToAnaf(
  { db, now, oauth, secure, redirectUri }: ConsentCallParts,
  secret: string,
  person: string,
  origin: RequestOrigin,
): Promise<Reply> {
  const refusedTo = (why: string): Reply => ({
    kind: 'redirect',
    location: `${redirectUri}?refused=${why}`,
    headers: {},
  });
  // Nobody is led there by another site's link without having read for which company.
  if (origin.fromElsewhere) return refusedTo('unknown');
  const { value, header } = consentCookie(origin.cookies, secure);
  const begun = await beginConsent({ db, secret, now: now(), person, browser: value });
  if (typeof begun === 'string') return refusedTo(begun);
  return { kind: 'redirect', location: oauth.authorizeUrl(begun.state), headers: { 'set-cookie': header } };
}

function tell({ security }: ConsentCallParts, origin: RequestOrigin, back: Connected | string): void {
  const place = { network: origin.network, request: origin.request };
  if (typeof back === 'string') security.ofAnybody({ event: 'anaf-consent-refused', why: back, ...place });
  else security.ofAccount({ event: 'anaf-authorized', user: back.madeBy, company: back.companyId, ...place });
}
