import type { PartnerContent } from '@/api/entities/partner';
import type { DefinitionActions } from '../../definition-list';
import type { PartnerGroup } from './duplicate-partners';

type Actions = Pick<DefinitionActions<PartnerContent>, 'add' | 'update' | 'remove' | 'together'>;

/** All groups in one transaction. What was edited elsewhere meanwhile is not lost: its removal does not stand. */
export function mergePartners(groups: readonly PartnerGroup[], actions: Actions): Promise<void> {
  const { update, remove, together } = actions;
  return together(async () => {
    for (const { kept, others, changes } of groups) {
      if (Object.keys(changes).length > 0) await update?.(kept.id, changes);
      for (const { id } of others) await remove(id);
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
      if (names.length > 0) await update?.(kept.id, before);
      for (const { content } of others) await add(content);
    }
  });
}
