import { useEffect, useState } from 'react';
import { GetAnafConnections } from '@/api/calls/anaf-calls';
import { type DashboardCompany, GetDashboardInfo } from '@/api/calls/dashboard-calls';
import type { CompanyConnections } from '@/api/entities/anaf-connection';
import type { CompanyId } from '@/api/ids';
import { queryCacheOf } from '@/app/state/query-cache';
import { useNetwork } from '@/app/state/use-network';
import { useWorkspace } from '@/app/state/workspace';

/** What is not on the device; empty until the server or the cache has answered, and where neither does. */
export interface Dashboard {
  readonly companies: ReadonlyMap<CompanyId, DashboardCompany>;
  readonly connections: readonly CompanyConnections[];
}

const NOTHING: Dashboard = { companies: new Map(), connections: [] };

/** By the query cache: fresh for an hour, and there without network for a day. `month`: `yyyy-MM`. */
export function useDashboard(month: string): Dashboard {
  const { ask, user } = useWorkspace();
  const network = useNetwork();
  const [dashboard, setDashboard] = useState(NOTHING);
  useEffect(() => {
    let stale = false;
    const cache = queryCacheOf({ user });
    const counts = { params: undefined, body: { month } };
    const all = { params: undefined, body: undefined };
    Promise.all([
      cache.read(GetDashboardInfo, counts, () => ask(GetDashboardInfo, counts)),
      cache.read(GetAnafConnections, all, () => ask(GetAnafConnections, all)),
    ]).then(
      ([info, connections]) => {
        if (stale) return;
        setDashboard((before) => ({
          companies: info.ok ? new Map(info.result.companies.map((one) => [one.company, one])) : before.companies,
          connections: connections.ok ? connections.result.companies : before.connections,
        }));
      },
      (error: unknown) => {
        // Without network nobody answers; it is asked again when that is back.
        if (network) console.warn('What the server knows of the companies was not read:', error);
      },
    );
    return () => {
      stale = true;
    };
  }, [ask, user, month, network]);
  return dashboard;
}
