/**
 * The offer to install (specification, sections 1 and 4): unless the app already runs standalone or the refusal cookie
 * exists; a refusal is remembered for 1 day.
 */

import { PERSISTENT } from '@/app/state/alert-list';
import { addAlert } from '@/app/state/alerts';
import { shellTexts } from '@/app/texts/shell-texts';

export const REFUSAL_COOKIE = 'condica-install-refused';
export const REFUSAL_SECONDS = 86_400;

/** Chromium's event; not in the DOM's own types. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

function isInstallEvent(event: Event): event is InstallEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}

/** Whether the offer may be made. */
export function mayOffer(standalone: boolean, cookies: string): boolean {
  return !standalone && !cookies.split('; ').some((cookie) => cookie.startsWith(`${REFUSAL_COOKIE}=`));
}

/** The refusal as a cookie of one day. */
export function refusalCookie(secure: boolean): string {
  return `${REFUSAL_COOKIE}=1; Max-Age=${REFUSAL_SECONDS}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Keeps the browser's own prompt back and offers the installation as an alert. */
export function watchInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    const standalone = matchMedia('(display-mode: standalone)').matches;
    if (isInstallEvent(event) && mayOffer(standalone, document.cookie)) offer(event);
  });
}

function refuse(): void {
  // biome wants cookieStore, which Safari and Firefox lack in the versions still used.
  Reflect.set(document, 'cookie', refusalCookie(location.protocol === 'https:'));
}

function offer(event: InstallEvent): void {
  const ask = async (): Promise<void> => {
    const { outcome } = await event.prompt();
    if (outcome === 'dismissed') refuse();
  };
  addAlert({
    id: 'install',
    type: 'info',
    message: shellTexts.install.message,
    description: shellTexts.install.description,
    delay: PERSISTENT,
    onClose: refuse,
    action: {
      label: shellTexts.install.accept,
      onAct: () => {
        ask().catch((error: unknown) => console.warn('The installation could not be offered:', error));
      },
    },
  });
}
