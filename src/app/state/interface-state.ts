/** The state of the interface that may vanish with the tab; mirrored into session storage (specification, section 1). */

import * as v from 'valibot';
import { proxy, useSnapshot } from 'valtio';
import { type CompanyId, companyIdSchema } from '@/api/ids';

const schema = v.object({
  menuCollapsed: v.optional(v.boolean(), false),
  /** The company worked on and those before it, newest first. */
  companies: v.optional(v.pipe(v.array(companyIdSchema), v.readonly()), []),
});
type MirroredState = v.InferOutput<typeof schema>;

export interface InterfaceState extends MirroredState {
  /** Not mirrored: a reload is a way out of every panel that lies over the page. */
  syncPanelOpen: boolean;
}

const KEY = 'condica.interface';
const state = proxy<InterfaceState>({ ...read(globalThis.sessionStorage), syncPanelOpen: false });

function read(storage: Storage | undefined): MirroredState {
  try {
    const stored = v.safeParse(schema, JSON.parse(storage?.getItem(KEY) ?? '{}'));
    return stored.success ? stored.output : v.parse(schema, {});
  } catch {
    return v.parse(schema, {});
  }
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
  Object.assign(state, v.parse(schema, {}), { syncPanelOpen: false });
  sessionStorage.removeItem(KEY);
}

export function useInterfaceState(): readonly [InterfaceState, typeof changeInterface] {
  return [useSnapshot(state), changeInterface];
}
