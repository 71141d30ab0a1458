import type { PartnerContent } from '@/api/entities/partner';
import type { DefinitionActions } from '../../definition-list';
import type { PartnerGroup } from './duplicate-partners';

type Actions = Pick<DefinitionActions<PartnerContent>, 'add' | 'update' | 'remove' | 'together'>;

/** A partner is not what the person saw when the merge was offered. */
export class PartnerChangedError extends Error {
  override readonly name = 'PartnerChangedError';
}

/**
 * All groups in one transaction, or none where a partner that would go was changed or one that would stay was removed: what it says now
 * nobody has seen. What is edited elsewhere meanwhile is not lost either: its removal does not stand.
 */
export function mergePartners(groups: readonly PartnerGroup[], actions: Actions): Promise<void> {
  const { update, remove, together } = actions;
  return together(async () => {
    for (const { kept, others, changes } of groups) {
      if (Object.keys(changes).length > 0) await sure(update?.(kept, changes), kept);
      for (const other of others) await sure(remove(other), other);
    }
  });
}

/** Brings back those that went, under new ids, and what the kept ones were. */
export function unmergePartners(groups: readonly PartnerGroup[], actions: Actions): Promise<void> {
  const { add, update, together } = actions;
  return together(async () => {
    for (const { kept, others, changes } of groups) {
      const names = Object.keys(changes);
      const before = Object.fromEntries(Object.entries(kept.content).filter(([name]) => names.includes(name)));
      if (names.length > 0) await update?.({ id: kept.id, content: { ...kept.content, ...changes } }, before);
      for (const { content } of others) await add(content);
    }
  });
}

async function sure(done: Promise<boolean> | undefined, { id }: PartnerGroup['kept']): Promise<void> {
  if ((await done) === false) throw new PartnerChangedError(`Changed meanwhile: ${id}`);
}
