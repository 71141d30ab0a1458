/** What a device says of received lines is enough for any server, whatever it knows of the invoice. */
import { expect, it } from 'vitest';
import { putLineCodes } from '@/db/collections/line-codes';
import { testDevice } from '../sync/support/test-device';
import { entityId } from './support/samples';

const INVOICE = entityId('00000000-0000-8000-8000-0000000000f1');
const FACTS = { seller: '8000000018', number: 'FURNIZ-1', issueDate: '2026-03-02' };
const code = (id: string) => ({ id, code: `C${id}`, sellerItem: '', standardItem: '', name: 'Grindă' });

async function saidOf(lines: readonly string[]): Promise<readonly unknown[]> {
  const { context, db } = testDevice();
  for (const line of lines)
    await putLineCodes(context, { id: INVOICE, lineCount: 3, ...FACTS }, [{ id: line, now: code(line) }]);
  return (await db.outbox.toArray()).map(({ body }) => body);
}

// Before: a restored server that did not have the invoice again yet refused them, and a person could only give them up (seed 1001070).
it('the first codes of an invoice say whose it is, as a server that lost it cannot know', async () => {
  const [said] = await saidOf(['1']);
  expect(said).toMatchObject({ invoiceId: INVOICE, ...FACTS, internCodes: [code('1')] });
});

it('codes that follow before the first ones have left still say it', async () => {
  const said = await saidOf(['1', '2']);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatchObject({ ...FACTS, internCodes: [code('1'), code('2')] });
});
