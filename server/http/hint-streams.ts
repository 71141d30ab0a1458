/**
 * The open streams of hints, by account.
 *
 * Invariants: of a session at most `ofSession` are open and of an account at most `ofAccount`; one more ends the oldest. A
 * hint costs the database one look an account, however many streams it is told to; a look ends the streams of sessions that
 * have ended, and all of them where the account sees nothing any more.
 */
import type { Cancel } from '../process/application-parts';
import type { AccountSight } from '../session/account-sight';
import { type HintTeller, hintTeller } from './hint-teller';
import type { NudgeHub } from './nudge-hub';

export interface HintStream {
  readonly session: string;
  readonly write: (company: number, version: number) => void;
  /** Closes it; called once. */
  readonly end: () => void;
}

export interface StreamBounds {
  readonly ofSession: number;
  readonly ofAccount: number;
}

/** A browser has one, and another where it does not know yet that the first is dead. */
export const STREAM_BOUNDS: StreamBounds = { ofSession: 2, ofAccount: 50 };

export interface HintStreamsParts {
  readonly hub: Pick<NudgeHub, 'subscribe'>;
  readonly bounds: StreamBounds;
  readonly look: (account: number) => Promise<AccountSight | undefined>;
  readonly onError: (error: unknown) => void;
  /** Runs it after a while. */
  readonly later: (again: () => void) => Cancel;
}

export interface HintStreams {
  /** `known`: what the stream was told first. Gives what ends it, harmless when repeated. */
  add(account: number, stream: HintStream, known: AccountSight['companies']): () => void;
  endAll(): void;
}

interface Account {
  /** The oldest first. */
  readonly streams: Set<HintStream>;
  readonly teller: HintTeller;
  readonly close: () => void;
}

export function hintStreams(parts: HintStreamsParts): HintStreams {
  const accounts = new Map<number, Account>();

  function end(id: number, account: Account, stream: HintStream): void {
    if (!account.streams.delete(stream)) return;
    stream.end();
    if (account.streams.size > 0) return;
    account.close();
    accounts.delete(id);
  }

  function endEach(id: number, account: Account, which: (stream: HintStream) => boolean): void {
    for (const stream of account.streams) if (which(stream)) end(id, account, stream);
  }

  function open(id: number): Account {
    let cancelRetry: Cancel | undefined;
    const teller = hintTeller({
      look: async () => {
        const sight = await parts.look(id);
        if (sight !== undefined) endEach(id, account, ({ session }) => !sight.sessions.has(session));
        return sight?.companies;
      },
      write: (company, version) => {
        for (const stream of account.streams) stream.write(company, version);
      },
      end: () => endEach(id, account, () => true),
      onError: parts.onError,
      later: (again) => {
        if (account.streams.size > 0) cancelRetry = parts.later(again);
      },
    });
    const unsubscribe = parts.hub.subscribe(teller.hear);
    const close = (): void => {
      unsubscribe();
      cancelRetry?.();
    };
    const account: Account = { streams: new Set(), teller, close };
    accounts.set(id, account);
    return account;
  }

  function makeRoom(id: number, account: Account, session: string): void {
    const { ofSession, ofAccount } = parts.bounds;
    const own = [...account.streams].filter((stream) => stream.session === session);
    if (own.length > ofSession) endEach(id, account, (stream) => stream === own[0]);
    const [oldest] = account.streams;
    if (account.streams.size > ofAccount) endEach(id, account, (stream) => stream === oldest);
  }

  return {
    add(id, stream, known) {
      const account = accounts.get(id) ?? open(id);
      account.teller.know(known);
      account.streams.add(stream);
      makeRoom(id, account, stream.session);
      return () => end(id, account, stream);
    },
    endAll() {
      for (const [id, account] of accounts) endEach(id, account, () => true);
    },
  };
}
