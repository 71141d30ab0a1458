import { useMemo } from 'react';
import { useAtTest } from '@/app/state/use-at-test';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import type { Invoice } from '@/domain/invoice/invoice';
import type { PaperRequest } from '@/workers/pdf/lay-paper';
import { chosenLook } from './chosen-look';
import { documentProof } from './document-proof';
import { lookOfItem } from './look-of-item';
import type { ShownItem } from './shown-item';

/**
 * What the paper of an archived document is laid out of, the same as its PDF; undefined until all of it is read. The same object
 * as long as nothing of it changes.
 */
export function usePaperRequest(item: ShownItem | undefined, invoice: Invoice | undefined): PaperRequest | undefined {
  const { db } = useWorkspace();
  const atTest = useAtTest();
  const look = useLive(async () => (item === undefined ? undefined : lookOfItem(db, item)), [db, item?.id, item?.look]);
  return useMemo(() => {
    if (item === undefined || invoice === undefined || look === undefined) return undefined;
    return { invoice, proof: documentProof(item, atTest), author: item.author ?? '', ...chosenLook(look) };
  }, [item, invoice, look, atTest]);
}
