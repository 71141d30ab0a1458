import { lastInputAt, watchInput } from './pwa/last-input';
import { saveOpenWork } from './pwa/open-work';
import { reloadWhenQuiet } from './pwa/quiet-reload';
import { startServiceWorker } from './pwa/service-worker-updates';
import { PERSISTENT } from './state/alert-list';
import { addAlert } from './state/alerts';
import { updateTexts } from './texts/update-texts';

/** Registers the service worker and makes its updates' ports real. Without service workers the app works online only. */
export function startUpdates(): void {
  if (!('serviceWorker' in navigator)) return;
  watchInput(window);
  startServiceWorker({ container: navigator.serviceWorker, onTakenOver: takeOver }).catch((error: unknown) =>
    console.warn('The service worker could not be registered:', error),
  );
}

function takeOver(): void {
  addAlert({ id: 'update', type: 'info', delay: PERSISTENT, ...updateTexts.updated });
  reloadWhenQuiet({
    now: Date.now,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    lastInputAt,
    save: saveOpenWork,
    reload: () => location.reload(),
    onSaveFailed: (error) => {
      console.error('Open work could not be saved before the update:', error);
      addAlert({ id: 'update', type: 'error', delay: PERSISTENT, ...updateTexts.updateBlocked });
    },
  }).catch((error: unknown) => console.error('The update was not brought in:', error));
}
