import { useEffect } from 'react';
import { registerOpenWork } from '@/app/pwa/open-work';

export interface OpenWork {
  /** The page is hidden or left: writes what waits. False where only this page has the last keys. */
  readonly leave: () => boolean;
  /** Writes what waits; throws where it cannot. */
  readonly save: () => Promise<void>;
}

/** Hiding or leaving the page, and leaving what it is called in, writes what waits. Undefined: nothing is open yet. */
export function useLeaving(work: OpenWork | undefined): void {
  useEffect(() => {
    if (work === undefined) return;
    const { leave, save } = work;
    // Where there is no room for a copy the browser asks before it closes the page.
    const beforeLeave = (event: BeforeUnloadEvent): void => {
      if (!leave()) event.preventDefault();
    };
    const onHide = (): void => {
      if (document.visibilityState === 'hidden') leave();
    };
    // A reload for an update waits for this, and does not go where it fails.
    const unregister = registerOpenWork(save);
    window.addEventListener('beforeunload', beforeLeave);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      unregister();
      window.removeEventListener('beforeunload', beforeLeave);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', onHide);
      // It may close because nothing can be written any more: the copy is what stays.
      leave();
    };
  }, [work]);
}
