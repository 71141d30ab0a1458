/** A storage that refuses one write: the nth request to change a table fails, as where the quota is exceeded. */
import type { CondicaDatabase } from '@/db/condica-database';
import { changeTables } from './changed-tables';

export interface FailingWrites {
  /** The nth write from now on fails; 0 none. */
  failAt: number;
  /** Writes since `failAt` was set. */
  count: number;
  failed: boolean;
}

export function failingWrites(db: CondicaDatabase): FailingWrites {
  const state: FailingWrites = { failAt: 0, count: 0, failed: false };
  changeTables(db, ({ mutate }) => ({
    mutate: (request) => {
      state.count += 1;
      if (state.failAt === 0 || state.count !== state.failAt) return mutate(request);
      state.failed = true;
      return Promise.reject(new DOMException('No room', 'QuotaExceededError'));
    },
  }));
  return state;
}
