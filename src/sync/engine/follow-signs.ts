import { roadChase } from './chase-road';
import type { Exchange } from './exchange';
import { gatherTyping } from './gather-typing';
import type { StatusStore } from './status-store';
import type { SyncPorts } from './sync-ports';

/**
 * Wakes the exchange by what happens around it: edits, sign-in, the road, the page, hints told by another tab. Ends with the
 * function it gives.
 */
export function followSigns(ports: SyncPorts, status: StatusStore, exchange: Exchange): () => void {
  const { events } = ports;
  const tryNow = (): void => {
    exchange.wakeBoth(true);
    exchange.tellRoadSign();
  };
  const answered = () => exchange.signal().aborted || status.getSnapshot().connected === true;
  const chase = roadChase({ setTimer: ports.setTimer, answered, tryNow });
  const send = (): void => {
    // Paused by the person, nothing is sent; the worker would.
    if (!exchange.signal().aborted) ports.askWorker();
    void exchange.drain();
  };
  const typing = gatherTyping({ setTimer: ports.setTimer, send });
  const endings = [
    events.onRoadOpen(() => {
      tryNow();
      chase.open();
    }),
    events.onSessionChange(() => exchange.wakeBoth(true)),
    events.onEdit(typing.written),
    events.onPageLeft(typing.left),
    typing.stop,
    ports.nudgeChannel.listen(exchange.onNudge),
    onReachedAgain(status, () => {
      void exchange.drain(true);
      exchange.tellRoadSign();
    }),
    haltWhileKept(ports, exchange),
    chase.stop,
  ];
  return () => {
    for (const end of endings) end();
  };
}

/** A page kept for „back” would keep every lock; one that was paused before stays paused. */
function haltWhileKept({ events }: SyncPorts, exchange: Exchange): () => void {
  let wasGoing = false;
  return events.onPageKept(
    () => {
      wasGoing = !exchange.signal().aborted;
      exchange.halt();
    },
    () => {
      if (wasGoing) exchange.goOn();
    },
  );
}

/**
 * Calls when an exchange brings an answer after one that brought none: whichever exchange meets the server first, what waits
 * need not wait out its own delay. Ends with the function it gives.
 */
function onReachedAgain(status: StatusStore, listener: () => void): () => void {
  let { connected } = status.getSnapshot();
  return status.subscribe(() => {
    const before = connected;
    connected = status.getSnapshot().connected;
    if (before === false && connected === true) listener();
  });
}
