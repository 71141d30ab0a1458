/** What the owners of a company are told when somebody takes a copy of a key to ANAF that serves it (decision 0136). */
import type { CompanyConnections } from '@/api/entities/anaf-connection';

export interface KeyCopy {
  /** Told once under it. */
  readonly key: string;
  readonly company: number;
  /** Whose key, by name. */
  readonly person: string;
  /** ISO instant. */
  readonly at: string;
}

/** Who signs in on a new device is not told of what is long over. */
const TOLD_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** Those not told yet, of keys in use, of the companies that the reader owns; also his own, as another may sit at his account. */
export function keyCopies(
  companies: readonly CompanyConnections[],
  now: number,
  told: ReadonlySet<string>,
): readonly KeyCopy[] {
  return companies
    .filter(({ decides }) => decides !== false)
    .flatMap(({ company, connections }) =>
      connections.flatMap(({ id, person, state, copiedAt }) => {
        if (state !== 'in-use' || copiedAt === undefined || copiedAt === null) return [];
        const key = `${id} copied ${copiedAt}`;
        const isOld = now - Date.parse(copiedAt) > TOLD_DAYS * DAY_MS;
        return isOld || told.has(key) ? [] : [{ key, company, person, at: copiedAt }];
      }),
    );
}
