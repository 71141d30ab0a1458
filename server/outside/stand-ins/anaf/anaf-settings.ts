/** How the stand-in behaves; each has ANAF's own figure as its default where one is known. */

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
  /** Whether a second upload of an invoice gets the duplicate verdict; its criterion is not published. */
  readonly refusesDuplicates: boolean;
  readonly accessTokenSeconds: number;
  /** CIFs the person of the certificate has rights for. */
  readonly rights: 'all' | readonly string[];
  readonly clientId: string;
  readonly clientSecret: string;
}

export const DEFAULT_ANAF_SETTINGS: AnafStandInSettings = {
  processingMs: 1500,
  listLagMs: 3000,
  callsPerMinute: 1000,
  statesPerMessageDay: 100,
  downloadsPerMessageDay: 10,
  listsPerDay: 1500,
  pagedListsPerDay: 100_000,
  refusesDuplicates: true,
  accessTokenSeconds: 129_600 * 60,
  rights: 'all',
  clientId: 'condica-demo',
  clientSecret: 'condica-demo-secret',
};
