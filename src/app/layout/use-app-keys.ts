import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { links } from '@/app/routes/links';
import type { AppRouteName } from '@/app/routes/route-table';
import { isBuilt } from '@/app/routes/route-table';
import { toggleSyncPanel } from '@/app/state/interface-state';
import { type KeyRegistry, keyRegistry } from '@/app/state/key-registry';
import { NO_SEQUENCE, recogniseKey } from '@/app/state/key-sequence';
import { openOverlay } from '@/app/state/overlay';
import { hasOwnKeys } from '@/app/state/own-keys';
import { useScreenKeys } from '@/app/state/use-screen-keys';

/**
 * The keys that work anywhere, and the listener for those of every screen. While a dialog is open they are its own; in the sheet
 * of a list's row those that are about the row work.
 */
export function useAppKeys(): void {
  const [, navigate] = useLocation();
  const go = (route: AppRouteName, to: string) => (): void => {
    if (isBuilt(route)) navigate(to);
  };
  useScreenKeys('anywhere', {
    palette: () => openOverlay('palette'),
    companies: () => openOverlay('companies'),
    help: () => openOverlay('help'),
    keys: () => openOverlay('keys'),
    goHome: go('home', links.home()),
    goOut: go('out', links.out()),
    goIn: go('in', links.in()),
    goInbox: go('inbox', links.inbox()),
    goDrafts: go('drafts', links.drafts()),
    goMessages: go('messages', links.messages()),
    goPartners: go('partner', links.partner()),
    goSync: toggleSyncPanel,
    newInvoice: go('invoices', links.editor()),
  });
  useEffect(() => listenForKeys(document, keyRegistry), []);
}

/** From now on; gives what ends it. */
function listenForKeys(target: Document, { active }: KeyRegistry): () => void {
  let state = NO_SEQUENCE;
  const onKeyDown = (event: KeyboardEvent): void => {
    const inSheet = target.querySelector('dialog[open] [data-of-row]') !== null;
    if (target.querySelectorAll('dialog[open]').length > Number(inSheet)) return;
    if (event.defaultPrevented || event.isComposing || isEmptiedByKey(event)) return;
    const recognised = recogniseKey(active(inSheet), state, event, event.timeStamp, hasOwnKeys(event.target));
    state = recognised.state;
    if (recognised.bound === null) return;
    event.preventDefault();
    recognised.bound.run();
  };
  target.addEventListener('keydown', onKeyDown);
  return () => target.removeEventListener('keydown', onKeyDown);
}

/** Esc in a field that searches empties it first; that is the browser's. */
function isEmptiedByKey({ key, target }: KeyboardEvent): boolean {
  return key === 'Escape' && target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
}
