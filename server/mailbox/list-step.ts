/** Lists what is new in a company's mailbox, page by page; each page is kept before the next one is asked for. */
import type { ListAnswer } from '../outside/anaf/anaf-port';
import { type Asked, askMailbox, type Turn } from './ask-mailbox';
import { afterPage, type Mailbox, nextLook, nextWindow, type Window } from './list-window';
import type { MailboxParts } from './mailbox-parts';
import { keepDue, keepListed, keepMailbox, keepTrouble } from './mailbox-store';
import type { Trouble, TroubleCode } from './mailbox-trouble';
import { toldByOlderCopy } from './told-before-restore';

/** ANAF's clock is asked for once a window; a second answer of the kind is a trouble. */
const TRIES = 3;

/** Whose mailbox is listed: `cif` of the company, digits. `turn`: with which calls. */
export interface Listing {
  readonly companyId: number;
  readonly cif: string;
  readonly turn: Turn;
}

/** Gives the mailbox as it is known then. */
export async function listStep(parts: MailboxParts, of: Listing, opened: Mailbox): Promise<Mailbox> {
  const { companyId } = of;
  let mailbox = opened;
  if (mailbox.dueAt > parts.now()) return mailbox;
  for (let window = nextWindow(mailbox, parts.plan, parts.now()), tries = 1; window !== undefined; ) {
    const asked = window;
    const answer = await askPage(parts, of, asked);
    if (answer.kind === 'page') {
      const before = mailbox;
      const after = afterPage(before, parts.plan, asked, answer.pages);
      await parts.asCompany(companyId, async (tx) => {
        await keepListed(tx, companyId, answer.messages, parts.now());
        await keepMailbox(tx, companyId, { before, after }, parts.now());
        const gone = await toldByOlderCopy(tx, of, answer.messages);
        if (gone.length > 0) await parts.publish(tx, companyId, gone);
      });
      mailbox = after;
      window = mailbox.window;
      continue;
    }
    const other = tries < TRIES ? otherWindow(parts, mailbox, asked, answer) : undefined;
    if (other === undefined) return stopped(parts, companyId, mailbox, answer);
    ({ mailbox, window } = other);
    tries += 1;
  }
  const due = nextLook(mailbox, parts.plan, parts.now());
  await parts.asCompany(companyId, (tx) => keepDue(tx, companyId, due));
  return { ...mailbox, dueAt: due };
}

function askPage(
  parts: MailboxParts,
  { companyId, cif, turn }: Listing,
  { from, to, page }: Window,
): Promise<Asked<ListAnswer>> {
  return askMailbox(parts, companyId, (token) => parts.anaf.list(token, { cif, from, to, page }), turn);
}

type NoPage = Exclude<Asked<ListAnswer>, { kind: 'page' }>;
const TOO_OLD = /nu poate fi mai vechi/i;
const BEYOND = /pagina solicitata/i;

/** The window by ANAF's clock, where it says that ours is ahead or behind; undefined: that is not what is in the way. */
function otherWindow(
  { plan }: MailboxParts,
  mailbox: Mailbox,
  window: Window,
  answer: NoPage,
): { readonly mailbox: Mailbox; readonly window: Window } | undefined {
  if (answer.kind === 'clock' && answer.aheadMs !== undefined) {
    const by = answer.aheadMs + plan.clockMarginMs;
    const clockAheadMs = mailbox.clockAheadMs + by;
    return { mailbox: { ...mailbox, clockAheadMs }, window: { from: window.from - by, to: window.to - by, page: 1 } };
  }
  if (answer.kind !== 'query-failed') return undefined;
  if (TOO_OLD.test(answer.text)) return { mailbox, window: { ...window, from: window.from + plan.shorterMs, page: 1 } };
  // The window has become shorter since its last page: it begins anew.
  return BEYOND.test(answer.text) && window.page > 1 ? { mailbox, window: { ...window, page: 1 } } : undefined;
}

async function stopped(parts: MailboxParts, companyId: number, mailbox: Mailbox, answer: NoPage): Promise<Mailbox> {
  const now = parts.now();
  const due = now + (answer.kind === 'waits' ? answer.waitMs : parts.plan.turnedAwayMs);
  const trouble = troubleOf(answer);
  await parts.asCompany(companyId, async (tx) => {
    if (trouble !== undefined) await keepTrouble(tx, companyId, trouble, now);
    await keepDue(tx, companyId, due);
  });
  return { ...mailbox, dueAt: due };
}

function troubleOf(answer: NoPage): Trouble | undefined {
  switch (answer.kind) {
    case 'waits':
      return answer.trouble;
    case 'query-failed':
      return { code: REFUSALS[answer.reason], text: answer.text };
    case 'clock':
      return { code: 'refused', text: answer.text };
    case 'bad-request':
      return { code: 'refused', text: answer.message };
    case 'unknown':
      return { code: 'away', text: '' };
  }
}

const REFUSALS: Readonly<Record<Extract<NoPage, { kind: 'query-failed' }>['reason'], TroubleCode>> = {
  'no-right': 'no-right',
  'daily-limit': 'daily-limit',
  'not-found': 'refused',
  technical: 'away',
  input: 'refused',
};
