import { useState } from 'react';
import { UseAnafAuthorization } from '@/api/calls/anaf-calls';
import type { CompanyConnections } from '@/api/entities/anaf-connection';
import type { Company } from '@/api/entities/company';
import { addAlert } from '@/app/state/alerts';
import { useKept } from '@/app/state/use-kept';
import { useWorkspace } from '@/app/state/workspace';
import { refusalSaid } from '@/app/ui/words/refusal-said';
import { connectionTexts } from './connection-texts';
import { renewalTexts } from './renewal-texts';
import { renewable, renewalWalkSchema, servedAtOnce } from './renewal-walk';

export interface RenewalSteps {
  /** Not begun. */
  readonly walk: { readonly all: number; readonly done: number; readonly skipped: number } | null;
  /** Companies that can be renewed now; of a walk those that are left. */
  readonly left: readonly number[];
  readonly next: Company | undefined;
  /** Served by an own authorization without another consent: by company the authorization's id. */
  readonly atOnce: ReadonlyMap<Company['id'], string>;
  readonly busy: boolean;
  begin(): void;
  skip(): void;
  stop(): void;
  serveThem(): Promise<void>;
}

/** The walk through the companies whose authorization is to be renewed; `told`: as the server knows them now. */
export function useRenewalWalk(told: readonly CompanyConnections[], reload: () => Promise<void>): RenewalSteps {
  const { companies, ask, syncNow } = useWorkspace();
  const [walk, keep] = useKept('renewal-walk', renewalWalkSchema, null);
  const [busy, setBusy] = useState(false);
  const now = Date.now();
  const all = renewable(told, now);
  const left = all.filter((company) => walk?.skipped.includes(company) !== true);
  const [first] = left;
  const atOnce = walk === null ? new Map<Company['id'], string>() : servedAtOnce(left, told, companies, now);
  const serveThem = async (): Promise<void> => {
    setBusy(true);
    let used = 0;
    for (const [company, id] of atOnce) {
      const answer = await ask(UseAnafAuthorization, { params: undefined, body: { company, id } });
      if (!answer.ok) {
        addAlert({ type: 'error', message: refusalSaid(answer.failure) ?? connectionTexts.failed });
        break;
      }
      used += 1;
    }
    setBusy(false);
    if (used > 0) addAlert({ type: 'success', message: renewalTexts.used(used) });
    await reload();
    // Whether a company is authorized stands in its own row.
    syncNow();
  };
  const skipped = walk?.skipped.length ?? 0;
  return {
    walk: walk && { all: walk.all, skipped, done: Math.max(0, walk.all - left.length - skipped) },
    left,
    next: companies.find(({ id }) => id === first),
    atOnce,
    busy,
    begin: () => keep(() => ({ all: all.length, skipped: [] })),
    skip: () =>
      keep((before) => (before && first !== undefined ? { ...before, skipped: [...before.skipped, first] } : before)),
    stop: () => keep(() => null),
    serveThem,
  };
}
