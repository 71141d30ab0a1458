/** Several entries of a company on their way at once, where their order allows it (docs/decisions/0025). */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addPartner } from '@/db/collections/partner';
import type { EntryOutline } from '@/db/entries/entry-outlines';
import { newOperationId } from '@/db/outbox/enqueue';
import { drainLane, type LanePorts } from '@/sync/drain/lane';
import { nextSendable } from '@/sync/drain/next-sendable';
import type { SendOutcome } from '@/sync/drain/send-entry';
import { PARTNER } from '../../db/support/samples';
import { testDevice } from '../support/test-device';

async function outline(seq: number, call: string, touches: readonly string[]): Promise<EntryOutline> {
  const device = testDevice();
  await addPartner(device.context, PARTNER);
  const [entry] = await device.send.store.outlines();
  if (entry === undefined) throw new Error('none');
  return { ...entry, id: newOperationId({ newId: randomUUID }), seq, call, touches };
}

const upload = (seq: number, draft = `d${seq}`) =>
  outline(seq, 'InvoiceUpload', [`invoice:i${seq}`, `draft:${draft}`, 'serial:S']);

/** The next of the lane while its first is on its way. */
function nextBeside([first, ...rest]: readonly EntryOutline[]): number | null {
  return (
    nextSendable([...(first === undefined ? [] : [first]), ...rest], () => true, new Set([first?.id ?? '']))?.seq ??
    null
  );
}

// Verifies: G3
describe('beside an entry on its way', () => {
  it('goes what shares nothing with it', async () => {
    expect(
      nextBeside([await outline(1, 'AddPartner', ['partner:a']), await outline(2, 'AddPartner', ['partner:b'])]),
    ).toBe(2);
  });

  it('goes the next invoice of the series', async () => {
    expect(nextBeside([await upload(1), await upload(2)])).toBe(2);
  });

  it('goes no other invoice of the same draft', async () => {
    expect(nextBeside([await upload(1, 'd'), await upload(2, 'd')])).toBeNull();
  });

  it('goes no other change of the same thing', async () => {
    const save = (seq: number) => outline(seq, 'SaveDraft', ['draft:d']);
    expect(nextBeside([await save(1), await save(2)])).toBeNull();
    expect(nextBeside([await save(1), await upload(2, 'd')])).toBeNull();
  });

  it('goes nothing that is done to the interval, nor an invoice after it', async () => {
    const close = await outline(2, 'CloseLease', ['serial:S']);
    expect(nextBeside([await upload(1), close, await upload(3)])).toBeNull();
    expect(nextBeside([close, await upload(3)])).toBeNull();
    expect(nextBeside([close, await outline(3, 'CloseLease', ['serial:S'])])).toBeNull();
  });
});

/** A lane whose answers come by hand. */
async function handLane(count: number) {
  const entries = await Promise.all(
    Array.from({ length: count }, (_, index) => outline(index + 1, 'AddPartner', [`partner:${index}`])),
  );
  const begun: number[] = [];
  const answers = new Map<
    number,
    { readonly ok: (outcome: SendOutcome) => void; readonly broken: (why: Error) => void }
  >();
  const ports: LanePorts = {
    mayTry: ({ seq }) => !begun.includes(seq),
    isOver: () => false,
    readAgain: async () => entries,
    send: ({ seq }) => {
      begun.push(seq);
      return new Promise<SendOutcome>((ok, broken) => answers.set(seq, { ok, broken }));
    },
  };
  const end = drainLane(entries, ports);
  const settle = async (seq: number, outcome: SendOutcome): Promise<void> => {
    answers.get(seq)?.ok(outcome);
    await turns();
  };
  await turns();
  return { begun, end, settle, broken: (seq: number) => answers.get(seq)?.broken(new Error('storage')) };
}

async function turns(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

describe('a lane', () => {
  it('sends one until the road has answered, then three at a time', async () => {
    const { begun, settle } = await handLane(6);
    expect(begun).toEqual([1]);
    await settle(1, 'done');
    expect(begun).toEqual([1, 2, 3, 4]);
    await settle(3, 'done');
    expect(begun).toEqual([1, 2, 3, 4, 5]);
  });

  it('sends one at a time again after a failure, and nothing after two', async () => {
    const { begun, settle, end } = await handLane(8);
    await settle(1, 'done');
    await settle(2, 'failed');
    expect(begun).toEqual([1, 2, 3, 4]);
    await settle(3, 'failed');
    await settle(4, 'failed');
    await end;
    expect(begun).toEqual([1, 2, 3, 4]);
  });

  it('ends only after all that is on its way, where the storage fails one', async () => {
    const { settle, broken, end } = await handLane(4);
    await settle(1, 'done');
    let ended = false;
    const failed = end.catch(() => {
      ended = true;
    });
    broken(2);
    await turns();
    expect(ended).toBe(false);
    await settle(3, 'done');
    await settle(4, 'done');
    await failed;
    expect(ended).toBe(true);
  });
});
