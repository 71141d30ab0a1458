/**
 * What must hold after every step, not at the end alone: a pending change has its entry and an entry its pending change, what is
 * shown is what the server said with the changes made here over it (G1), a cursor never goes back (G8), and what touches the
 * same thing takes effect in the order made (G3).
 */
import { isDeepStrictEqual } from 'node:util';
import { ROWS_COLLECTIONS } from '@/db/collections/collections';
import { showRow } from '@/db/rows/show-row';
import type { BrowserProfile } from '../device/browser-profile';
import type { SimDevice } from '../device/sim-device';
import { shortId } from '../world/short-id';
import { type AnyRow, type HeldDatabase, profileRows } from './profile-rows';
import type { Breach } from './verdict';

interface Made {
  readonly seq: number;
  readonly touches: readonly string[];
}

export class BetweenSteps {
  /** By profile, database, company and epoch: a server that was restored, or a profile put back, begins anew. */
  private readonly cursors = new WeakMap<BrowserProfile, Map<string, number>>();
  /**
   * By database of a profile: the entries by id, as the outbox had them. A profile put back to an image is another one with the same
   * identity, as a copied one is (docs/decisions/0013): what the two make has no order, and their counts of entries are their own.
   */
  private readonly made = new Map<BrowserProfile, Map<string, Map<string, Made>>>();

  /** A profile that is not known is to be looked at before it moves: what it came with is of its order too. */
  knows({ profile }: Pick<SimDevice, 'profile'>): boolean {
    return this.made.has(profile);
  }

  async look({ name, profile }: Pick<SimDevice, 'name' | 'profile'>): Promise<readonly Breach[]> {
    const held = await profileRows(profile);
    const databases = this.made.get(profile) ?? new Map<string, Map<string, Made>>();
    this.made.set(profile, databases);
    for (const { name: database, entries } of held) {
      const made = databases.get(database) ?? new Map<string, Made>();
      databases.set(database, made);
      for (const { id, seq, touches } of entries) made.set(id, { seq, touches });
    }
    const found = held.flatMap((one) => [...disagreeing(one), ...this.backwards(profile, one)]);
    return found.map((sentence) => ({ promise: 'unequal', sentence: `${name}: ${sentence}` }));
  }

  private backwards(profile: BrowserProfile, { name, cursors }: HeldDatabase): readonly string[] {
    const seen = this.cursors.get(profile) ?? new Map<string, number>();
    this.cursors.set(profile, seen);
    return cursors.flatMap(({ companyId, cursor, epoch }) => {
      const key = `${name} ${companyId} ${epoch ?? ''}`;
      const before = seen.get(key) ?? 0;
      seen.set(key, cursor);
      return cursor < before ? [`the cursor of company ${companyId} went from ${before} back to ${cursor}`] : [];
    });
  }

  /** `acknowledged`: the versions under each key. */
  outOfOrder(acknowledged: ReadonlyMap<string, ReadonlySet<number>>): readonly Breach[] {
    const lives = [...this.made.values()].flatMap((databases) => [...databases.values()]);
    return lives.flatMap((made) => {
      const last = new Map<string, number>();
      return [...made]
        .sort(([, a], [, b]) => a.seq - b.seq)
        .flatMap(([id, { touches }]) => touches.flatMap((touched) => overtaken(last, touched, acknowledged.get(id))));
    });
  }
}

function overtaken(
  last: Map<string, number>,
  touched: string,
  versions: ReadonlySet<number> = new Set(),
): readonly Breach[] {
  // A refused invoice holds back only itself: the next of the series may pass it.
  if (versions.size !== 1 || touched.startsWith('serial:')) return [];
  const [version = 0] = versions;
  const before = last.get(touched) ?? 0;
  last.set(touched, version);
  // Two effects never share a version: who finds the work done hears of the one that stands (seed 5000003).
  if (version >= before) return [];
  return [{ promise: 'unequal', sentence: `What touches ${touched} took effect out of order: ${before}, ${version}` }];
}

function disagreeing({ rows, named, entries }: HeldDatabase): readonly string[] {
  const open = new Set<string>(entries.map(({ id }) => id));
  const pending = rows.flatMap((row) => row.pending.map(({ outboxId }) => outboxId as string));
  const waited = new Set([...pending, ...named]);
  const orphans = [...waited]
    .filter((id) => !open.has(id))
    .map((id) => `a change waits for entry ${shortId(id)}, which is not there`);
  // What is told of numbers is no change of a row, and a conflict holds its change itself.
  const alone = entries
    .filter(({ id, state, subject }) => state !== 'conflict' && subject.collection !== 'lease' && !waited.has(id))
    .map(({ call, subject }) => `${call} ${subject.label} has no change that waits for it`);
  return [
    ...orphans,
    ...alone,
    ...rows.filter((row) => !showsItself(row)).map(({ id }) => `${shortId(id)} shows another row`),
  ];
}

function showsItself({ collection, base, pending, shown }: AnyRow): boolean {
  return ROWS_COLLECTIONS[collection].rows((kind) =>
    isDeepStrictEqual(shown, showRow(kind as Parameters<typeof showRow>[0], base, pending)),
  );
}
