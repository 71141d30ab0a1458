/**
 * Renewing the authorizations of many companies one after another: each needs the consent of who has the certificate, at ANAF's own page, from
 * which one comes back to the list. The walk survives that way (it is kept with the tab); what is left of it is told by the state of the
 * companies themselves, so that who renewed one elsewhere is not asked again. Where ANAF names the others for the authorization that was
 * just given, it serves them without another consent (decision 0127). Pure.
 */
import * as v from 'valibot';
import type { CompanyConnections } from '@/api/entities/anaf-connection';
import type { Company } from '@/api/entities/company';
import { connectionState, daysLeft } from './connection-state';

export const renewalWalkSchema = v.nullable(
  v.object({
    /** How many there were when it began. */
    all: v.number(),
    /** Passed over by the person. */
    skipped: v.array(v.number()),
  }),
);
export type RenewalWalk = v.InferOutput<typeof renewalWalkSchema>;

/** Companies whose authorization ends soon or has ended by itself, and of which the caller decides; those that end first, first. */
export function renewable(told: readonly CompanyConnections[], now: number): readonly number[] {
  return told
    .flatMap((standing) => {
      if (standing.decides === false) return [];
      const state = connectionState(standing, now);
      if (state.kind !== 'ending' && state.kind !== 'over' && state.kind !== 'refused') return [];
      return [{ company: standing.company, until: state.by.endedAt ?? state.by.until }];
    })
    .sort((a, b) => Date.parse(a.until) - Date.parse(b.until))
    .map(({ company }) => company);
}

/** Of the companies that are left those that an own authorization could serve at once: by company the authorization's id. */
export function servedAtOnce(
  left: readonly number[],
  told: readonly CompanyConnections[],
  companies: readonly Pick<Company, 'id' | 'cif'>[],
  now: number,
): ReadonlyMap<Company['id'], string> {
  const isLeft = new Set<number>(left);
  const byCif = new Map<string, string>();
  for (const { company, connections } of told) {
    // One that itself has to be renewed is no way out.
    if (isLeft.has(company)) continue;
    for (const { id, mine, state, until, names = [] } of connections)
      if (mine && state === 'in-use' && daysLeft(until, now) > 0) for (const cif of names) byCif.set(cif, id);
  }
  const served = new Map<Company['id'], string>();
  for (const { id, cif } of companies) {
    const by = byCif.get(cif);
    if (by !== undefined && isLeft.has(id)) served.set(id, by);
  }
  return served;
}
