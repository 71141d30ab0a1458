/**
 * A person's pause, for the whole device (decision 0148): while it stands neither another tab nor the service worker sends, and the
 * other tabs say so and can end it.
 *
 *   here:       none ─ take ─► behind who sends now ─► held, and told ─ let go, or the tab ends ─► none
 *   elsewhere:  none ─ another tab tells ─► stands ─ its lock comes to whoever waits for it ─► none
 *
 * A tab that is killed tells nobody of its end: its lock does.
 */
import { holdDrain } from '../drain/exclusive-drain';
import { reportDefect } from './report-defect';
import type { SyncPorts } from './sync-ports';

/** `asks`: whether somebody is paused. `paused`: I am. `go-on`: whoever is may go on. */
export const PAUSE_WORDS = ['asks', 'paused', 'go-on'] as const;
export type PauseWord = (typeof PAUSE_WORDS)[number];

/** Between the tabs of a device; who tells does not hear it. */
export interface PauseChannel {
  readonly tell: (word: PauseWord) => void;
  readonly listen: (listener: (word: PauseWord) => void) => () => void;
}

export interface DevicePause {
  readonly take: () => void;
  readonly letGo: () => void;
  /** Lets whoever is paused go on. */
  readonly endElsewhere: () => void;
  /** A page that is kept waits for no lock: it would get it while it is frozen. */
  readonly keep: () => void;
  /** Asks how it stands now. */
  readonly ask: () => void;
  readonly stop: () => void;
}

interface PauseEvents {
  readonly onElsewhere: (stands: boolean) => void;
  readonly onGoOn: () => void;
}

type PausePorts = Pick<SyncPorts, 'locks' | 'db' | 'pauseChannel'>;

export function devicePause(ports: PausePorts, { onElsewhere, onGoOn }: PauseEvents): DevicePause {
  const { locks, db, pauseChannel } = ports;
  const name = `condica-pause ${db.name}`;
  const own = heldPause(ports, name);
  let waiting: AbortController | null = null;
  const follow = (): void => {
    if (waiting !== null) return;
    const wait = new AbortController();
    waiting = wait;
    onElsewhere(true);
    const over = (): void => {
      if (waiting === wait) waiting = null;
      onElsewhere(false);
    };
    locks.run(name, async () => undefined, wait.signal).then(over, ignoreAfter(wait.signal));
  };
  const endListening = pauseChannel.listen((word) => {
    if (word === 'asks') own.tell();
    else if (word === 'paused') follow();
    else onGoOn();
  });
  const keep = (): void => {
    own.letGo();
    waiting?.abort();
    waiting = null;
  };
  return {
    ...{ take: own.take, letGo: own.letGo, keep },
    endElsewhere: () => pauseChannel.tell('go-on'),
    ask: () => {
      onElsewhere(false);
      pauseChannel.tell('asks');
    },
    stop: () => {
      keep();
      endListening();
    },
  };
}

/** The two locks of this tab's pause: of the drainers, and the one by which others see that it stands. */
function heldPause({ locks, db, pauseChannel }: PausePorts, name: string) {
  let end = (): void => undefined;
  let stands = false;
  const tell = (): void => {
    if (stands) pauseChannel.tell('paused');
  };
  const letGo = (): void => {
    stands = false;
    end();
  };
  const take = (): void => {
    letGo();
    const held = new AbortController();
    end = () => held.abort();
    holdDrain(locks, db.name, held.signal).catch(ignoreAfter(held.signal));
    const untilEnded = (): Promise<void> => {
      stands = true;
      tell();
      return new Promise((resolve) => held.signal.addEventListener('abort', () => resolve(), { once: true }));
    };
    locks.run(name, untilEnded, held.signal).catch(ignoreAfter(held.signal));
  };
  return { take, letGo, tell };
}

/** A wait that was given up rejects, and nobody is told of that. */
function ignoreAfter(signal: AbortSignal): (error: unknown) => void {
  return (error) => {
    if (!signal.aborted) reportDefect(error);
  };
}
