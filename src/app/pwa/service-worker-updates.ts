/**
 * Registers the service worker and brings updates in: a new one is told to skip waiting, and when it has taken over the
 * page is reloaded (specification, section 1) without harm (quiet-reload.ts). The first worker of a first visit reloads nothing.
 */
import { trustedScriptUrl } from '@/workers/trusted-script-url';

/** An open app asks for updates this often; the browser itself asks only on navigation. */
const ASK_MS = 30 * 60_000;

export interface UpdatePorts {
  readonly container: ServiceWorkerContainer;
  /** Called once, when another version has taken over. */
  readonly onTakenOver: () => void;
}

/** Rejects where the worker could not be registered; the app goes on without. */
export async function startServiceWorker({ container, onTakenOver }: UpdatePorts): Promise<void> {
  const updating = container.controller !== null;
  let told = false;
  container.addEventListener('controllerchange', () => {
    if (!updating || told) return;
    told = true;
    onTakenOver();
  });
  const registration = await container.register(trustedScriptUrl('/service-worker.js'), { updateViaCache: 'none' });
  skipWaiting(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && container.controller !== null) skipWaiting(worker);
    });
  });
  const ask = (): void => {
    // Without network there is nothing to find; the next time comes by itself.
    registration.update().catch(() => undefined);
  };
  setInterval(ask, ASK_MS);
  window.addEventListener('online', ask);
}

function skipWaiting(worker: ServiceWorker | null): void {
  worker?.postMessage({ type: 'SKIP_WAITING' });
}
