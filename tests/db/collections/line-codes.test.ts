/** The own codes of a received invoice's lines on this device: put, taken back, and never half of them. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { LineCode } from '@/api/entities/line-codes';
import { type CodedInvoice, lineCodesOf, lineCodesOfSeller, putLineCodes } from '@/db/collections/line-codes';
import type { CommandContext } from '@/db/command-context';
import type { CondicaDatabase } from '@/db/condica-database';
import { entityId, version } from '../support/samples';
import { COMPANY, OTHER_COMPANY, openTestDatabase, testContext } from '../support/test-database';

const INVOICE: CodedInvoice = {
  ...{ id: entityId('00000000-0000-4000-8000-0000000000c1'), lineCount: 2 },
  ...{ seller: 'RO14399840', number: 'F-1', issueDate: '2026-03-02' },
};
const code = (line: string, own: string): LineCode => ({
  ...{ id: line, code: own, sellerItem: `S-${line}`, standardItem: '', name: `Linia ${line}`, settles: false },
});
const put = (line: string, own: string) => ({ id: line, now: code(line, own) });

let db: CondicaDatabase;
let context: CommandContext;
beforeEach(() => {
  db = openTestDatabase();
  context = testContext(db);
});

const standing = async () => (await lineCodesOf(db, INVOICE.id))?.internCodes.map((one) => `${one.id} ${one.code}`);
const calls = async () => (await db.outbox.orderBy('seq').toArray()).map(({ call }) => call);

describe('the codes of an invoice’s lines', () => {
  it('begin with the first one, and leave as one call with the ones that follow', async () => {
    expect(await lineCodesOf(db, INVOICE.id)).toBeNull();
    await putLineCodes(context, INVOICE, [put('2', 'B')]);
    expect(await lineCodesOf(db, INVOICE.id)).toMatchObject({ number: 'F-1', internCodesCompletedFull: false });
    await putLineCodes(context, INVOICE, [put('1', 'A')]);
    expect(await standing()).toEqual(['1 A', '2 B']);
    expect(await lineCodesOf(db, INVOICE.id)).toMatchObject({ internCodesCompletedFull: true });
    expect(await calls()).toEqual(['SaveInternalCodes']);
  });

  it('are put over those of the same line alone, and taken back', async () => {
    await putLineCodes(context, INVOICE, [put('1', 'A'), put('2', 'B')]);
    await putLineCodes(context, INVOICE, [put('2', 'C')]);
    expect(await standing()).toEqual(['1 A', '2 C']);
    await putLineCodes(context, INVOICE, [put('2', 'B'), { id: '1', now: null }]);
    expect(await standing()).toEqual(['2 B']);
    expect(await lineCodesOf(db, INVOICE.id)).toMatchObject({ internCodesCompletedFull: false });
  });

  it('stand over what the server has, and are a change of their own once that was sent', async () => {
    await putLineCodes(context, INVOICE, [put('1', 'A')]);
    const { base: _none, shown } = (await db.lineCodes.get(INVOICE.id)) ?? {};
    await db.lineCodes.update(INVOICE.id, { base: shown ?? null, version: version(4), pending: [] });
    await db.outbox.clear();
    await putLineCodes(context, INVOICE, [put('2', 'B')]);
    const [entry] = await db.outbox.toArray();
    expect(entry).toMatchObject({ call: 'SaveInternalCodes', body: { invoiceId: INVOICE.id, version: 4 } });
    expect(await standing()).toEqual(['1 A', '2 B']);
  });

  it('are put whole or not at all', async () => {
    const noRoom = (): never => {
      throw new Error('No room');
    };
    const broken = { ...context, newId: noRoom };
    await expect(putLineCodes(broken, INVOICE, [put('1', 'A')])).rejects.toThrow('No room');
    expect([await db.lineCodes.count(), await db.outbox.count()]).toEqual([0, 0]);
  });

  it('are read of a seller, however the code is written, in one company', async () => {
    await putLineCodes(context, INVOICE, [put('1', 'A')]);
    await putLineCodes(context, { ...INVOICE, id: entityId('00000000-0000-4000-8000-0000000000c2'), seller: 'RO1' }, [
      put('1', 'Z'),
    ]);
    expect((await lineCodesOfSeller(db, COMPANY, 'ro14399840')).map(({ id }) => id)).toEqual([INVOICE.id]);
    expect(await lineCodesOfSeller(db, OTHER_COMPANY, INVOICE.seller)).toEqual([]);
  });
});
