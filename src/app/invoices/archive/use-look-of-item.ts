import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import type { InvoiceLook } from '@/domain/paper/look/invoice-look';
import { type LookedItem, lookOfItem } from './look-of-item';

/** The look that a document left with; undefined for the usual one, and as long as its own has not come. */
export function useLookOfItem(item: LookedItem | undefined): InvoiceLook | undefined {
  const { db } = useWorkspace();
  const look = useLive(async () => (item === undefined ? null : lookOfItem(db, item)), [db, item?.id, item?.look]);
  return look === null || look === 'missing' ? undefined : look;
}
