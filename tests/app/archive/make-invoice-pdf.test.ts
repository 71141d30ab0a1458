import { describe, expect, it, vi } from 'vitest';
import { makeInvoicePdf, type PdfMaking } from '@/app/invoices/archive/make-invoice-pdf';
import type { AlertToAdd } from '@/app/state/alerts';
import { USUAL_LOOK } from '@/domain/paper/look/invoice-look';
import { listedItem } from './listed-item';

const item = { ...listedItem('FCT/0406'), uploadIndex: '5014886088', author: 'Ana Pop' };
const PDF = new Uint8Array([37, 80, 68, 70]);

function world(changes: Partial<PdfMaking> = {}) {
  const shown = new Map<string, AlertToAdd>();
  const told: AlertToAdd[] = [];
  const saved: string[] = [];
  const making: PdfMaking = {
    xmlOf: async () => ({ kind: 'found', bytes: new Uint8Array([60]) }),
    lookOf: async () => null,
    make: async () => ({ ok: true, pdf: PDF, pages: 1, missing: [] }),
    save: (_content, name, type) => saved.push(`${name} ${type}`),
    tell: (alert) => {
      told.push(alert);
      if (alert.id !== undefined) shown.set(alert.id, alert);
    },
    untell: (id) => shown.delete(id),
    atTest: false,
    now: () => 0,
    ...changes,
  };
  return { making, told, saved, shown };
}

describe('the making of a PDF', () => {
  it('saves it under the number, as file systems allow it, with the XML named alike and the proof of its filing', async () => {
    const make = vi.fn(world().making.make);
    const { making, saved, told } = world({ make });
    await makeInvoicePdf(making, item);
    expect(saved).toEqual(['FCT-0406.pdf application/pdf']);
    expect(make.mock.calls[0]?.[0]).toMatchObject({ xmlName: 'FCT-0406.xml', proof: { uploadIndex: '5014886088' } });
    expect(make.mock.calls[0]?.[0].author).toBe('Ana Pop');
    expect(told).toEqual([]);
  });

  it('follows the look that the invoice left with, and says where that has not come yet', async () => {
    const make = vi.fn(world().making.make);
    const look = { ...USUAL_LOOK, colour: '#14532d' };
    await makeInvoicePdf(world({ make, lookOf: async () => look }).making, item);
    expect(make.mock.calls[0]?.[0].look).toEqual(look);
    const { making, told, saved } = world({ lookOf: async () => 'missing' });
    await makeInvoicePdf(making, item);
    expect(saved).toHaveLength(1);
    expect(told).toMatchObject([{ type: 'warning', message: expect.stringContaining('aspectul') }]);
  });

  it('names nobody where nobody is recorded', async () => {
    const make = vi.fn(world().making.make);
    await makeInvoicePdf(world({ make }).making, listedItem('FCT-1'));
    expect(make.mock.calls[0]?.[0].author).toBe('');
  });

  it('says how far a long one is, and no more once it is made', async () => {
    const { making, told, shown } = world({
      make: async (_request, progress) => {
        progress(1200, 4000);
        return { ok: true, pdf: PDF, pages: 126, missing: [] };
      },
    });
    await makeInvoicePdf(making, item);
    expect(told).toMatchObject([{ description: '1.200 din 4.000 de linii', action: { label: 'Oprește' } }]);
    expect(shown.size).toBe(0);
  });

  it('says no more of how far it is once it is made, whenever the worker says it', async () => {
    const late: ((lines: number, of: number) => void)[] = [];
    const { making, shown } = world({
      make: async (_request, progress) => {
        late.push(progress);
        return { ok: true, pdf: PDF, pages: 60, missing: [] };
      },
    });
    await makeInvoicePdf(making, item);
    late[0]?.(4000, 4000);
    expect([...shown.keys()]).toEqual([]);
  });

  it('is stopped by the person without a word of failure, and saves nothing', async () => {
    const { making, told, saved, shown } = world({
      tell: (alert) => {
        told.push(alert);
        alert.action?.onAct();
      },
      make: async (_request, progress, signal) => {
        progress(200, 4000);
        progress(400, 4000);
        signal.throwIfAborted();
        return { ok: true, pdf: PDF, pages: 126, missing: [] };
      },
    });
    await makeInvoicePdf(making, item);
    expect(told).toHaveLength(1);
    expect([saved, shown.size]).toEqual([[], 0]);
  });

  it('names the letters that the paper cannot show', async () => {
    const { making, told, saved } = world({
      make: async () => ({ ok: true, pdf: PDF, pages: 1, missing: ['Ж', '桌'] }),
    });
    await makeInvoicePdf(making, item);
    expect(told[0]?.message).toContain('nu are semnele Ж 桌');
    expect(saved).toHaveLength(1);
  });

  it('says why there is none, and that the invoice is safe', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const unreadable = world({ make: async () => ({ ok: false }) });
    const failing = world({ make: () => Promise.reject(new Error('The worker could not be started.')) });
    const absent = world({ xmlOf: async () => ({ kind: 'unavailable' }) });
    for (const { making, told, saved } of [unreadable, failing, absent]) {
      await makeInvoicePdf(making, item);
      expect(saved).toEqual([]);
      expect(told).toHaveLength(1);
      expect(told[0]?.message).toMatch(/păstrat/);
    }
  });
});
