/**
 * The synchronisation's handle before its code is there: the first list needs only the local database, so the engine comes
 * after it, in a chunk of its own. Calls wait for the engine; the status follows it.
 *
 *   waiting ─ engine loaded ─► following the engine ─ stop ─► stopped
 *      └──────────────── stop ─────────────────────────────────┘  (an engine that comes later is stopped at once)
 */
import { statusStore } from '@/sync/engine/status-store';
import type { SyncHandle } from '@/sync/engine/sync-engine';

export function deferredSync(engine: Promise<SyncHandle>): SyncHandle {
  const status = statusStore();
  let stopped = false;
  engine.then(
    (handle) => {
      const follow = (): void => status.set(handle.status.getSnapshot());
      if (stopped) return;
      handle.status.subscribe(follow);
      follow();
    },
    // The caller tells the person; without the engine everything stays in the outbox.
    () => undefined,
  );
  const tell = (act: (handle: SyncHandle) => void): void => {
    engine.then(act, () => undefined);
  };
  return {
    status,
    flush: async () => (await engine).flush(),
    pullNow: async (company) => (await engine).pullNow(company),
    pause: () => tell((handle) => handle.pause()),
    resume: () => tell((handle) => handle.resume()),
    requestLease: async (company, serial) => (await engine).requestLease(company, serial),
    fetchDocument: async (company, invoice, format) => (await engine).fetchDocument(company, invoice, format),
    fetchLineWords: async (company) => (await engine).fetchLineWords(company),
    call: async (call, input, signal) => (await engine).call(call, input, signal),
    stop: () => {
      stopped = true;
      return engine.then(
        (handle) => handle.stop(),
        () => undefined,
      );
    },
  };
}
