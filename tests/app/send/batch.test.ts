import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Batch,
  type BatchAction,
  type BatchFile,
  countStandings,
  EMPTY_BATCH,
  reduceBatch,
} from '@/app/invoices/send/batch';
import {
  enforcementStanding,
  type FileStanding,
  type StandingContext,
  standingOf,
} from '@/app/invoices/send/file-standing';
import type { PartySummary } from '@/domain/invoice/ubl/summarize-ubl';
import type { FileReading, ReadDocument } from '@/workers/document/file-reading';
import { READ_INVOICE, READING } from './batch-file';

const party = (taxId: string): PartySummary => ({ name: 'Firma', taxId, country: 'RO' });

const DOCUMENT: ReadDocument = {
  ...READ_INVOICE,
  number: 'COD-1',
  seller: { name: 'Tâmplăria Codrul SRL', taxId: 'RO18547290', country: 'RO' },
  buyer: { name: 'Comerț Nord SRL', taxId: 'RO22334455', country: 'RO' },
};

function reading(change: Partial<ReadDocument> | null, accepted = true): FileReading {
  return { ...READING, document: change === null ? null : { ...DOCUMENT, ...change }, accepted };
}

const NOTHING_KNOWN: StandingContext = {
  companyCif: '18547290',
  archivedByHash: () => undefined,
  archivedByNumber: () => undefined,
  rejectedByNumber: () => undefined,
  earlierFile: () => undefined,
};

describe('the standing of a file', () => {
  const kindOf = (read: FileReading, change: Partial<StandingContext> = {}): string =>
    standingOf(read, { ...NOTHING_KNOWN, ...change }).kind;

  it('is ready only for an accepted document of this company', () => {
    expect(kindOf(reading({}))).toBe('ready');
    expect(kindOf(reading({}, false))).toBe('errors');
    expect(kindOf(reading(null))).toBe('not-invoice');
    expect(kindOf(reading({ number: '' }))).toBe('not-invoice');
    expect(kindOf(reading({ seller: party('14399840') }))).toBe('other-seller');
  });

  it('is not ready where its letters would not arrive', () => {
    expect(kindOf({ ...reading({}), utf8: false })).toBe('not-utf8');
    // What is wrong in it is told first: a repaired copy is UTF-8.
    expect(kindOf({ ...reading({}, false), utf8: false })).toBe('errors');
  });

  it('is the correction of a rejected document with its number', () => {
    const standing = standingOf(reading({}), { ...NOTHING_KNOWN, rejectedByNumber: () => 'x' });
    expect(standing).toEqual({ kind: 'ready', corrects: 'x' });
  });

  it('belongs to the buyer for a self-billed invoice', () => {
    expect(kindOf(reading({ typeCode: '389', seller: party('22334455'), buyer: party('18547290') }))).toBe('ready');
    // The company is the seller in whose name the buyer issued it.
    expect(kindOf(reading({ typeCode: '389' }))).toBe('received');
    expect(kindOf(reading({ typeCode: '389', seller: party('22334455') }))).toBe('other-seller');
  });

  it('is ready for a company that enforces, where another one is the seller and none of its own', () => {
    const debtor = { seller: party('14399840') };
    const of = (change: Partial<ReadDocument>, context: Partial<StandingContext> = {}, accepted = true) =>
      enforcementStanding(reading(change, accepted), { ...NOTHING_KNOWN, ...context });
    expect(of(debtor)).toEqual({ kind: 'ready', enforcement: true });
    expect(of(debtor, {}, false)).toEqual({ kind: 'errors' });
    expect(of(debtor, { archivedByHash: () => 'x' })).toEqual({ kind: 'sent', invoiceId: 'x' });
    // The number is of the debtor's series, the company's own of the same name is another document.
    expect(of(debtor, { archivedByNumber: () => 'x', rejectedByNumber: () => 'y' })).toEqual({
      kind: 'ready',
      enforcement: true,
    });
    expect(of({})).toEqual({ kind: 'ready' });
    expect(of({ ...debtor, buyer: party('18547290') })).toEqual({ kind: 'received' });
    expect(of({ typeCode: '389', seller: party('22334455') })).toEqual({ kind: 'other-seller' });
  });

  it('is received where the company is the buyer, whatever the rules find', () => {
    const received: Partial<ReadDocument> = { seller: party('RO14399840'), buyer: party('RO18547290') };
    expect(standingOf(reading(received), NOTHING_KNOWN)).toEqual({ kind: 'received' });
    expect(standingOf(reading(received, false), NOTHING_KNOWN)).toEqual({ kind: 'received' });
    expect(kindOf({ ...reading(received), utf8: false })).toBe('received');
    // The code is compared as the seller's is: without RO and leading zeros.
    expect(kindOf(reading({ ...received, buyer: party('0018547290') }))).toBe('received');
    expect(kindOf(reading({ ...received, buyer: party('185472901') }))).toBe('other-seller');
    expect(kindOf(reading({ ...received, buyer: party('') }))).toBe('other-seller');
  });

  it('is the company’s own where it is buyer and seller at once', () => {
    const both: Partial<ReadDocument> = { buyer: party('18547290') };
    expect(kindOf(reading(both))).toBe('ready');
    expect(kindOf(reading({ ...both, typeCode: '389' }))).toBe('ready');
    expect(kindOf(reading(both, false))).toBe('errors');
  });

  it('knows a received document by its bytes in the archive, not by its supplier’s number', () => {
    const received = reading({ seller: party('RO14399840'), buyer: party('RO18547290') });
    expect(standingOf(received, { ...NOTHING_KNOWN, archivedByHash: () => 'x' })).toEqual({
      kind: 'received',
      invoiceId: 'x',
    });
    expect(standingOf(received, { ...NOTHING_KNOWN, archivedByNumber: () => 'x' })).toEqual({ kind: 'received' });
  });

  it('is never ready for what was sent, by bytes or by number', () => {
    expect(kindOf(reading({}), { archivedByHash: () => 'x' })).toBe('sent');
    expect(
      kindOf(reading({}), {
        archivedByNumber: (kind, number) => (`${kind} ${number}` === 'Invoice COD-1' ? 'x' : undefined),
      }),
    ).toBe('sent');
    expect(kindOf(reading({}), { earlierFile: () => ({ path: 'a.xml', sameBytes: true }) })).toBe('twice');
  });
});

const file = (id: string): BatchFile => ({ id, path: `${id}.xml`, content: new Blob([]), changes: 0 });

function play(...actions: readonly BatchAction[]): Batch {
  return actions.reduce(reduceBatch, EMPTY_BATCH);
}

describe('the batch', () => {
  it('ticks by itself only what can be sent', () => {
    const batch = play(
      { type: 'found', files: [file('a'), file('b')], unopened: [] },
      {
        type: 'read',
        results: [
          { id: 'a', reading: reading({}), standing: { kind: 'ready' } },
          { id: 'b', reading: reading({}, false), standing: { kind: 'errors' } },
        ],
      },
      { type: 'tick', ids: ['a', 'b'] },
    );
    expect([...batch.ticked]).toEqual(['a']);
    expect(countStandings(batch)).toMatchObject({ ready: 1, errors: 1, waiting: 0 });
  });

  it('never ticks a file that is not ready or is gone', () => {
    const ids = fc.constantFrom('a', 'b', 'c');
    const standing = fc.constantFrom<FileStanding>(
      { kind: 'ready' },
      { kind: 'errors' },
      { kind: 'received' },
      { kind: 'other-seller' },
    );
    const action: fc.Arbitrary<BatchAction> = fc.oneof(
      fc.record({
        type: fc.constant('read' as const),
        results: fc.array(fc.record({ id: ids, reading: fc.constant(reading({})), standing }), { maxLength: 2 }),
      }),
      fc.record({ type: fc.constant('tick' as const), ids: fc.array(ids) }),
      fc.record({ type: fc.constant('sent' as const), id: ids, invoiceId: fc.constant('x') }),
      fc.record({
        type: fc.constant('refused' as const),
        id: ids,
        standing: fc.constant<FileStanding>({ kind: 'sent', invoiceId: 'y' }),
      }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
        const batch = play({ type: 'found', files: ['a', 'b', 'c'].map(file), unopened: [] }, ...actions);
        for (const id of batch.ticked) {
          const one = batch.files.get(id);
          expect(one?.standing?.kind).toBe('ready');
          expect(one?.sentAs).toBeUndefined();
        }
      }),
      { seed: 11, numRuns: 300 },
    );
  });
});
