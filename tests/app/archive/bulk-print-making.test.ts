import { expect, it, vi } from 'vitest';
import { layMany } from '@/app/invoices/archive/bulk-print-making';
import type { AlertToAdd } from '@/app/state/alerts';
import { openTestDatabase } from '../../db/support/test-database';

const { shown } = vi.hoisted(() => ({ shown: new Map<string, AlertToAdd>() }));
vi.mock('@/app/state/alerts', () => ({
  addAlert: (alert: AlertToAdd) => shown.set(alert.id ?? '', alert),
  removeAlert: (id: string) => shown.delete(id),
}));
vi.mock('@/app/invoices/document/paper-faces', () => ({ loadPaperFaces: async () => undefined }));
/** A worker that needs longer than anyone waits. */
vi.mock('@/workers/pdf/pdf-worker', () => ({
  pdfWorker: {
    call: (_work: unknown, signal: AbortSignal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  },
}));

// Before: it began nothing, and nothing was said.
it('says to who asks for a second print that one is under way, with what stops it', async () => {
  const source = { db: openTestDatabase(), atTest: false, fetch: async () => 'unavailable' as const };
  const print = vi.fn();
  const first = layMany(source, ['1', '2'], print);
  await layMany(source, ['3'], print);
  const [alert, ...others] = shown.values();
  expect(others).toEqual([]);
  expect(alert).toMatchObject({ message: expect.stringContaining('O altă printare'), description: '0 din 2' });
  alert?.action?.onAct();
  await first;
  expect([shown.size, print.mock.calls]).toEqual([0, []]);
});
