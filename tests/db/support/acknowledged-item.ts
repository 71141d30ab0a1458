import type { ArchiveItem } from '@/api/entities/archive-item';
import { pendingItem } from '@/db/invoices/issue-summary';
import { entityId, summaryOf } from './samples';

/** An issued document as the server has it. */
export function acknowledgedItem(changes: Partial<ArchiveItem> = {}): ArchiveItem {
  const item = pendingItem({
    id: entityId('00000000-0000-4000-8000-0000000000e1'),
    summary: summaryOf('FCT-0009'),
    origin: 'editor',
    serialId: '',
    attempt: 1,
    xmlSha256: 'a'.repeat(64),
    xmlBytes: 1,
    at: '2026-03-02T08:00:00.000Z',
  });
  return { ...item, state: 'uploaded', ...changes };
}
