/** Browser profiles of a prepared demonstration, given out as copies. Invariant: no two copies are the same signed-in device. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFolder } from './demo-cache';

/** Folders beside the demonstration's: a profile that is signed in with everything on it, and one that has the app alone. */
export const PROFILES = { device: 'device', app: 'app' } as const;

export interface KeptProfile {
  readonly folder: string;
  readonly isSignedIn: boolean;
}

/** The next profile; `asStranger`: one that is not signed in, whatever is left. */
export type NextProfile = (wanted?: { readonly asStranger: boolean }) => KeptProfile;

/** Of the prepared demonstration in a folder. */
export function profilesOf(prepared: string): NextProfile {
  let isDeviceTaken = false;
  return ({ asStranger } = { asStranger: false }) => {
    const isSignedIn = !isDeviceTaken && !asStranger;
    isDeviceTaken ||= isSignedIn;
    return { folder: copyProfile(join(prepared, isSignedIn ? PROFILES.device : PROFILES.app)), isSignedIn };
  };
}

/** The caller removes it. */
function copyProfile(from: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'condica-profile-'));
  rmSync(folder, { recursive: true });
  copyFolder(from, folder);
  return folder;
}
