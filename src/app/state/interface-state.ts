/** The state of the interface that may vanish with the tab; mirrored into session storage (specification, section 1). */

import * as v from 'valibot';
import { proxy, useSnapshot } from 'valtio';
import { companyIdSchema } from '@/api/ids';

const schema = v.object({
  menuCollapsed: v.optional(v.boolean(), false),
  syncPanelOpen: v.optional(v.boolean(), false),
  /** The company worked on and those before it, newest first. */
  companies: v.optional(v.pipe(v.array(companyIdSchema), v.readonly()), []),
});
export type InterfaceState = v.InferOutput<typeof schema>;

const KEY = 'condica.interface';
const state = proxy<InterfaceState>(read(globalThis.sessionStorage));

function read(storage: Storage | undefined): InterfaceState {
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
    sessionStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Nothing depends on the mirror.
  }
}

/** As at the first start; the mirror goes too. */
export function resetInterface(): void {
  Object.assign(state, v.parse(schema, {}));
  sessionStorage.removeItem(KEY);
}

export function useInterfaceState(): readonly [InterfaceState, typeof changeInterface] {
  return [useSnapshot(state), changeInterface];
}
