/** A call to ANAF for a company's mailbox: with its token, within the pace of calls, once more after a refused token. */
import type { TokenResult } from '../outside/anaf/anaf-access';
import type { MailboxParts } from './mailbox-parts';
import type { Trouble } from './mailbox-trouble';

/** No answer of the service's came: the whole mailbox waits. `trouble` undefined: only for its turn. */
export type Waits = { readonly kind: 'waits'; readonly waitMs: number; readonly trouble: Trouble | undefined };

type Answer = { readonly kind: string; readonly retryAfterMs?: number };
export type Asked<A extends Answer> =
  | Exclude<A, { kind: 'unauthorized' | 'forbidden' | 'throttled' | 'unavailable' }>
  | Waits;

/** `spare`: of the calls that sending leaves. `own`: as sending takes them, where it waits for the answer. */
export type Turn = 'spare' | 'own';

export async function askMailbox<A extends Answer>(
  parts: MailboxParts,
  companyId: number,
  call: (token: string) => Promise<A>,
  of: Turn = 'spare',
): Promise<Asked<A>> {
  const { tokens, plan } = parts;
  const take = (): Promise<number> => (of === 'own' ? parts.take(companyId) : parts.takeSpare());
  const first = await tokens.tokenFor(companyId);
  if (first.kind !== 'token') return without(parts, first);
  let turn = await take();
  if (turn > 0) return waits(turn);
  let answer = await call(first.token);
  if (answer.kind === 'unauthorized') {
    const other = await tokens.tokenAfterRefusal(companyId, first.token);
    if (other.kind !== 'token') return without(parts, other);
    turn = await take();
    if (turn > 0) return waits(turn);
    answer = await call(other.token);
  }
  switch (answer.kind) {
    case 'unauthorized':
    case 'forbidden':
      return waits(plan.turnedAwayMs, 'turned-away');
    case 'throttled':
      return waits(Math.max(plan.turnedAwayMs, answer.retryAfterMs ?? 0));
    case 'unavailable':
      return waits(plan.turnedAwayMs, 'away');
    default:
      // What is left of the union once the four are gone; a generic parameter is not narrowed.
      return answer as Asked<A>;
  }
}

function waits(waitMs: number, code?: Trouble['code']): Waits {
  return { kind: 'waits', waitMs, trouble: code === undefined ? undefined : { code, text: '' } };
}

function without({ plan }: MailboxParts, result: Exclude<TokenResult, { kind: 'token' }>): Waits {
  if (result.kind === 'none') return waits(plan.turnedAwayMs, result.reason);
  return waits(plan.turnedAwayMs, result.trouble === undefined ? undefined : `renewal-${result.trouble}`);
}
