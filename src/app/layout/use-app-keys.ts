import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { links } from '@/app/routes/links';
import type { AppRouteName } from '@/app/routes/route-table';
import { isBuilt } from '@/app/routes/route-table';
import { changeInterface } from '@/app/state/interface-state';
import { NO_SEQUENCE, recogniseKey } from '@/app/state/key-sequence';
import { KEYS } from '@/app/state/keys-table';
import { openOverlay } from '@/app/state/overlay';

const { palette, companies, goOut, goDrafts, goPartners, goSync, newInvoice, help } = KEYS;
const BINDINGS = { palette, companies, goOut, goDrafts, goPartners, goSync, newInvoice, help } as const;

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
}

/** The keys that work anywhere. While a dialog is open they are its own. */
export function useAppKeys(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    let state = NO_SEQUENCE;
    const go = (route: AppRouteName, to: string): void => {
      if (isBuilt(route)) navigate(to);
    };
    const actions: Readonly<Record<keyof typeof BINDINGS, () => void>> = {
      palette: () => openOverlay('palette'),
      companies: () => openOverlay('companies'),
      help: () => openOverlay('keys'),
      goOut: () => go('out', links.out()),
      goDrafts: () => go('drafts', links.drafts()),
      goPartners: () => go('partner', links.partner()),
      goSync: () => changeInterface({ syncPanelOpen: true }),
      newInvoice: () => go('invoices', links.editor()),
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      const recognised = recogniseKey(BINDINGS, state, event, event.timeStamp, isTyping(event.target));
      state = recognised.state;
      if (recognised.name === null) return;
      event.preventDefault();
      actions[recognised.name]();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate]);
}
