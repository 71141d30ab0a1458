/** The state of the interface that may vanish with the tab; mirrored into session storage (specification, section 1). */

import { proxy, useSnapshot } from 'valtio';
import type { CompanyId } from '@/api/ids';

interface MirroredState {
  menuCollapsed: boolean;
  /** The company worked on and those before it, newest first. */
  companies: readonly CompanyId[];
}

export interface InterfaceState extends MirroredState {
  /** Not mirrored: a reload is a way out of every panel that lies over the page. */
  syncPanelOpen: boolean;
}

const KEY = 'condica.interface';
const state = proxy<InterfaceState>({ ...read(globalThis.sessionStorage), syncPanelOpen: false });

function asAtFirst(): MirroredState {
  return { menuCollapsed: false, companies: [] };
}

function read(storage: Storage | undefined): MirroredState {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...asAtFirst(), ...known(stored) } : asAtFirst();
  } catch {
    return asAtFirst();
  }
}

/** What another version wrote otherwise is left out. */
function known(stored: { readonly menuCollapsed?: unknown; readonly companies?: unknown }): Partial<MirroredState> {
  const { menuCollapsed, companies } = stored;
  return {
    ...(typeof menuCollapsed === 'boolean' ? { menuCollapsed } : {}),
    ...(Array.isArray(companies) && companies.every(isCompanyId) ? { companies } : {}),
  };
}

function isCompanyId(value: unknown): value is CompanyId {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

/** Changes what is given and writes the mirror at once; a storage that refuses only forgets it at reload. */
export function changeInterface(part: Partial<InterfaceState>): void {
  Object.assign(state, part);
  try {
    const { syncPanelOpen: _, ...mirrored } = state;
    sessionStorage.setItem(KEY, JSON.stringify(mirrored));
  } catch {
    // Nothing depends on the mirror.
  }
}

export function toggleSyncPanel(): void {
  changeInterface({ syncPanelOpen: !state.syncPanelOpen });
}

/** The companies worked on, newest first, outside of React. */
export function keptCompanies(): readonly CompanyId[] {
  return state.companies;
}

/** As at the first start; the mirror goes too. */
export function resetInterface(): void {
  Object.assign(state, asAtFirst(), { syncPanelOpen: false });
  sessionStorage.removeItem(KEY);
}

export function useInterfaceState(): readonly [InterfaceState, typeof changeInterface] {
  return [useSnapshot(state), changeInterface];
}
