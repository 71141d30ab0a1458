/** How the stand-in behaves; each has ANAF's own figure as its default where one is known. */

/** With which a person may sign in. */
export interface Certificate {
  readonly serial: string;
  readonly name: string;
  /** CIFs its person has rights for; absent: those of the settings. */
  readonly rights?: readonly string[];
}

export interface AnafStandInSettings {
  /** Time from upload to verdict. */
  readonly processingMs: number;
  /** Time from verdict to the entry in the lists (live: seconds to 15 minutes). */
  readonly listLagMs: number;
  readonly callsPerMinute: number;
  readonly statesPerMessageDay: number;
  readonly downloadsPerMessageDay: number;
  readonly listsPerDay: number;
  readonly pagedListsPerDay: number;
  /** Buyers' messages a company may send a day. */
  readonly notesPerDay: number;
  /** How long a message can be downloaded; lists show it for 60 days whatever this is. */
  readonly downloadableMs: number;
  /** How far ANAF's clock is ahead of everybody else's; below 0 it is behind. */
  readonly clockAheadMs: number;
  /** Whether a second upload of an invoice gets the duplicate verdict; its criterion is not published. */
  readonly refusesDuplicates: boolean;
  readonly accessTokenSeconds: number;
  /** CIFs the person of the certificate has rights for. */
  readonly rights: 'all' | readonly string[];
  /** Whether a list's `cui` names every CIF of the person, not only the one that was asked for; the paper shows one alone. */
  readonly namesAllRights: boolean;
  /** Whether parties that cannot be identified are refused, by the check digits of CUI and CNP: off for samples with codes of nobody. */
  readonly checksIdentity: boolean;
  /** CIFs that ANAF knows as sellers (R6.1). */
  readonly registeredSellers: 'all' | readonly string[];
  /** What a missing, wrong or expired token gets: the paper says 403, the live service has said 401. */
  readonly noTokenStatus: 401 | 403;
  /** CIFs in the register of enforcement bodies. */
  readonly enforcementBodies: readonly string[];
  readonly clientId: string;
  readonly clientSecret: string;
  /** The callbacks in the application's profile: no other address is sent a code. */
  readonly redirectUris: readonly string[];
  /** The first is taken where nobody chooses. */
  readonly certificates: readonly [Certificate, ...Certificate[]];
}

export const DEFAULT_ANAF_SETTINGS: AnafStandInSettings = {
  processingMs: 1500,
  listLagMs: 3000,
  callsPerMinute: 1000,
  statesPerMessageDay: 100,
  downloadsPerMessageDay: 10,
  listsPerDay: 1500,
  pagedListsPerDay: 100_000,
  notesPerDay: 1000,
  downloadableMs: 60 * 86_400_000,
  clockAheadMs: 0,
  refusesDuplicates: true,
  accessTokenSeconds: 129_600 * 60,
  rights: 'all',
  namesAllRights: false,
  checksIdentity: false,
  registeredSellers: 'all',
  noTokenStatus: 401,
  enforcementBodies: [],
  clientId: 'condica-demo',
  clientSecret: 'condica-demo-secret',
  redirectUris: ['http://127.0.0.1:8080/auth/callback'],
  certificates: [
    { serial: '1234AABBCCDD', name: 'Ioana Mărginean' },
    { serial: '5566EEFF7788', name: 'Mihai Bud' },
    { serial: '99AA00BB11CC', name: 'Andrei Pop, fără drept în SPV', rights: [] },
  ],
};
