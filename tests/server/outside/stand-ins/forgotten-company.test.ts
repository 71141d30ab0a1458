/** A company that the stand-in of ANAF forgets: its mailbox, its duplicates and its declarations, also after a restart. */
import { expect, it } from 'vitest';
import { createAnafStore, type NewUpload } from '../../../../server/outside/stand-ins/anaf/anaf-store';
import { memoryLog } from '../../../../server/outside/stand-ins/append-log';
import {
  createTransportStore,
  type NewTransport,
} from '../../../../server/outside/stand-ins/etransport/transport-store';

const [OURS, THEIRS] = ['14399840', '18547290'];

function upload(sellerCif: string, buyerCif: string, number: string): NewUpload {
  const document = { root: 'Invoice', sellerCif, buyerCif, number, issueDate: '2026-11-20', total: '10.00', note: '' };
  const made = { at: 1, cif: sellerCif, standard: 'UBL', selfBilled: false, errors: [] } as const;
  return { ...made, document: document as NewUpload['document'], bytes: new TextEncoder().encode(number) };
}

const duplicate = (): string => 'dublura';

it('has nothing of it in any list, takes its documents anew, and gives no index twice', () => {
  const entries: unknown[] = [];
  const open = () => createAnafStore(memoryLog(entries).log, [...entries]);
  const store = open();
  const first = store.upload(upload(OURS, THEIRS, 'FCT-1'), duplicate);
  expect(store.upload(upload(OURS, THEIRS, 'FCT-1'), duplicate).verdict).toBe('nok');
  const received = store.upload(upload(THEIRS, OURS, 'AV-1'), duplicate);
  store.forget(OURS);
  for (const now of [store, open()]) {
    expect(now.all()).toEqual([]);
    expect(now.mailboxOf(OURS)).toEqual([]);
    // The other party's mailbox is its own, and who asks by an index is answered.
    expect(now.mailboxOf(THEIRS)).toHaveLength(2);
    expect(now.byIndex(received.index)?.number).toBe('AV-1');
  }
  const again = open().upload(upload(OURS, THEIRS, 'FCT-1'), duplicate);
  expect(again.verdict).toBe('ok');
  expect(Number(again.index)).toBeGreaterThan(Number(received.index));
  expect(again.index).not.toBe(first.index);
});

it('lists its declarations of transport no more, and goes on counting them', () => {
  const transport: NewTransport = {
    ...{ at: 1, cif: OURS, type: 'NOT', reference: 'r', uit: 'U1', verdict: 'ok', errors: [], xml: '' },
  };
  const store = createTransportStore(memoryLog([]).log, []);
  const { index } = store.put(transport);
  store.put({ ...transport, cif: THEIRS, uit: 'U2' });
  store.forget(OURS);
  expect(store.all().map(({ uit }) => uit)).toEqual(['U2']);
  expect([store.count(), store.byIndex(index)?.uit]).toEqual([2, 'U1']);
});
