import { describe, expect, it } from 'vitest';
import { type BulkPrint, MOST_PRINTED, printMany } from '@/app/invoices/archive/bulk-print';
import type { AlertToAdd } from '@/app/state/alerts';
import type { PageDescription } from '@/domain/paper/layout/page-description';
import type { LaidPapers } from '@/workers/pdf/lay-papers';
import { listedItem } from './listed-item';

const idsOf = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1));

function paper(title: string): PageDescription {
  const content = { tag: 'Document' as const, placed: [], children: [], alternative: title };
  return { width: 595, height: 842, furniture: [[]], content, missing: [] };
}

/** A worker that lays out every group it is given. */
function world(changes: Partial<BulkPrint> = {}, rest: Partial<LaidPapers> = {}) {
  const told: AlertToAdd[] = [];
  const printed: (readonly PageDescription[])[] = [];
  const bulk: BulkPrint = {
    itemsOf: async (ids) => ids.map((id) => listedItem(`FCT/${id}`)),
    xmlOf: async () => ({ kind: 'found', bytes: new Uint8Array([60]) }),
    lookOf: async () => null,
    lay: async (next, progress) => {
      const papers: PageDescription[] = [];
      for (let group = await next(); group !== null; group = await next()) {
        papers.push(...group.map(({ number }) => paper(number)));
        progress(papers.length);
      }
      return { papers, made: papers.length, notMade: [], missing: [], ...rest };
    },
    print: (papers) => printed.push(papers),
    tell: (alert) => told.push(alert),
    untell: () => {},
    atTest: false,
    now: () => 0,
    ...changes,
  };
  return { bulk, told, printed };
}

describe('the print of many invoices', () => {
  it('has all of them, in their order, at one command, and says how far it is', async () => {
    const { bulk, told, printed } = world();
    await printMany(bulk, idsOf(12));
    expect(printed).toHaveLength(1);
    expect(printed[0]?.map(({ content }) => content.alternative)).toEqual(idsOf(12).map((id) => `FCT/${id}`));
    expect(told.map(({ description }) => description)).toEqual(['0 din 12', '8 din 12', '12 din 12']);
  });

  it('is stopped by the person, and then prints and says nothing', async () => {
    const { bulk, told, printed } = world({
      lay: async (next, _progress, signal) => {
        await next();
        told.at(-1)?.action?.onAct();
        signal.throwIfAborted();
        throw new Error('Not stopped.');
      },
    });
    await printMany(bulk, idsOf(20));
    expect(printed).toEqual([]);
    expect(told.filter(({ type }) => type !== 'info')).toEqual([]);
  });

  it('says no more of how far it is once it is done, whenever the worker says it', async () => {
    const late: ((done: number) => void)[] = [];
    const { bulk, told } = world({
      lay: async (_next, progress) => {
        late.push(progress);
        return { papers: [], made: 2, notMade: [], missing: [] };
      },
    });
    await printMany(bulk, idsOf(2));
    late[0]?.(2);
    expect(told.map(({ description }) => description)).toEqual(['0 din 2']);
  });

  it('prints those that are here and names the others; nothing where none is', async () => {
    const here = world({
      xmlOf: async ({ number }) =>
        number === 'FCT/2' ? { kind: 'unavailable' } : { kind: 'found', bytes: new Uint8Array() },
    });
    await printMany(here.bulk, idsOf(3));
    expect(here.printed[0]).toHaveLength(2);
    expect(here.told.at(-1)?.message).toContain('FCT/2. Celelalte se printează.');
    const away = world({ xmlOf: async () => ({ kind: 'unavailable' }) });
    await printMany(away.bulk, idsOf(3));
    expect(away.printed).toEqual([]);
  });

  it('begins nothing with more than a printer takes, and says what to do', async () => {
    const { bulk, told, printed } = world();
    await printMany(bulk, idsOf(MOST_PRINTED + 1));
    expect(printed).toEqual([]);
    expect(told.map(({ message }) => message)).toEqual([expect.stringContaining('cel mult 200 de facturi')]);
  });
});
