import type { ArchiveItem } from '@/api/entities/archive-item';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import type { InvoiceLook } from '@/domain/paper/look/invoice-look';
import { lookOfItem } from './look-of-item';

/** The look that a document left with; undefined for the usual one, and as long as its own has not come. */
export function useLookOfItem(item: Pick<ArchiveItem, 'id' | 'look'> | undefined): InvoiceLook | undefined {
  const { db } = useWorkspace();
  const look = useLive(async () => (item === undefined ? null : lookOfItem(db, item)), [db, item?.id, item?.look]);
  return look === null || look === 'missing' ? undefined : look;
}
