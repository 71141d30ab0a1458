/** What of the interface is mirrored into session storage, as a start reads it: before React, and without it. */
import type { CompanyId } from '@/api/ids';

export interface MirroredState {
  menuCollapsed: boolean;
  /** The company worked on and those before it, newest first. */
  companies: readonly CompanyId[];
}

export const MIRROR_KEY = 'condica.interface';

export function asAtFirst(): MirroredState {
  return { menuCollapsed: false, companies: [] };
}

export function readMirror(storage: Pick<Storage, 'getItem'> | undefined): MirroredState {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(MIRROR_KEY) ?? '{}');
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
