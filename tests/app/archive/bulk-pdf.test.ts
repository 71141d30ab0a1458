import { describe, expect, it, vi } from 'vitest';
import { type BulkPdf, makeBulkPdf } from '@/app/invoices/archive/bulk-pdf';
import type { AlertToAdd } from '@/app/state/alerts';
import { USUAL_LOOK } from '@/domain/paper/look/invoice-look';
import type { NumberedPdfRequest, PdfZip } from '@/workers/pdf/pdf-zip';
import { listedItem } from './listed-item';

const IDS = Array.from({ length: 20 }, (_, at) => String(at + 1));
const ORDER = { ids: IDS, today: '2026-11-22' };

/** A worker that takes every group and makes each PDF. */
function world(changes: Partial<BulkPdf> = {}, rest: Partial<PdfZip> = {}) {
  const told: AlertToAdd[] = [];
  const saved: string[] = [];
  const asked: NumberedPdfRequest[] = [];
  const open = new Set<string>();
  const bulk: BulkPdf = {
    itemsOf: async (ids) => ids.map((id) => listedItem(`FCT/${id}`)),
    xmlOf: async () => ({ kind: 'found', bytes: new Uint8Array([60]) }),
    lookOf: async () => null,
    zip: async (next, progress) => {
      for (let group = await next(); group !== null; group = await next()) {
        asked.push(...group);
        progress(asked.length);
      }
      return { zips: [new Blob(['zip'])], made: asked.length, notMade: [], missing: [], ...rest };
    },
    save: (_zip, name) => saved.push(name),
    tell: (alert) => {
      told.push(alert);
      if (alert.id !== undefined) open.add(alert.id);
    },
    untell: (id) => open.delete(id),
    atTest: false,
    now: () => 0,
    ...changes,
  };
  return { bulk, told, saved, asked, open };
}

const ofType = (told: readonly AlertToAdd[], type: AlertToAdd['type']) =>
  told.filter((alert) => alert.type === type).map(({ message }) => message);

describe('many PDFs in one zip', () => {
  it('follow the look that each left with, and names those whose look has not come', async () => {
    const look = { ...USUAL_LOOK, colour: '#14532d' };
    const looks = async ({ number }: { readonly number: string }) =>
      number.endsWith('1') ? look : ('missing' as const);
    const { bulk, told, asked } = world({ lookOf: looks });
    await makeBulkPdf(bulk, { ...ORDER, ids: ['1', '2'] });
    expect(asked.map((request) => request.look)).toEqual([look, undefined]);
    expect(ofType(told, 'warning')).toEqual([expect.stringContaining('FCT/2')]);
  });

  it('asks for each under its number and buyer, in the order of the list, and saves one zip of the day', async () => {
    const { bulk, told, saved, asked, open } = world();
    await makeBulkPdf(bulk, ORDER);
    expect(asked.map(({ name }) => name).slice(0, 2)).toEqual(['FCT-1 Hotel.pdf', 'FCT-2 Hotel.pdf']);
    expect(asked.map(({ xmlName }) => xmlName).at(-1)).toBe('FCT-20.xml');
    expect(saved).toEqual(['condica-pdf-2026-11-22.zip']);
    expect(told.map(({ description }) => description)).toEqual(['0 din 20', '8 din 20', '16 din 20', '20 din 20']);
    expect(open.size).toBe(0);
  });

  it('names those that are not to be had, and those of which none could be made', async () => {
    const { bulk, told, saved } = world(
      {
        xmlOf: async ({ number }) => ({
          kind: number.endsWith('0') ? 'unavailable' : 'found',
          bytes: new Uint8Array(),
        }),
      },
      { notMade: ['FCT/3'], missing: ['Ж'] },
    );
    await makeBulkPdf(bulk, ORDER);
    const [absent, notMade, letters] = ofType(told, 'warning');
    expect(absent).toContain('FCT/10, FCT/20. Celelalte sunt în zip.');
    expect(notMade).toContain('din FCT/3. Fișierele XML sunt păstrate');
    expect(letters).toContain('nu are semnele Ж');
    expect(told.at(-4)?.description).toBe('20 din 20');
    expect(saved).toHaveLength(1);
  });

  it('counts the numbers it does not name', async () => {
    const { bulk, told, saved } = world({ xmlOf: async () => ({ kind: 'unavailable' }) }, { zips: [], made: 0 });
    await makeBulkPdf(bulk, ORDER);
    expect(ofType(told, 'warning')).toEqual([expect.stringContaining('FCT/6 și încă 14. Legați-vă')]);
    expect(saved).toEqual([]);
  });

  it('puts each where it is said to stand, in folders, by names that every file system takes', async () => {
    const { bulk, asked } = world();
    const nameOf = ({ number }: { readonly number: string }) => ['RO1', '2026-11', 'emise', `2026-11-26 ${number}.pdf`];
    expect(await makeBulkPdf(bulk, { ...ORDER, nameOf })).toBe(true);
    expect(asked[0]?.name).toBe('RO1/2026-11/emise/2026-11-26 FCT-1.pdf');
  });

  it('gives each zip of several its number', async () => {
    const { bulk, saved } = world({}, { zips: [new Blob(['a']), new Blob(['b'])] });
    await makeBulkPdf(bulk, ORDER);
    expect(saved).toEqual(['condica-pdf-2026-11-22-1.zip', 'condica-pdf-2026-11-22-2.zip']);
  });

  it('is stopped by the person: nothing more is read, saved or said', async () => {
    const { bulk, told, saved, asked, open } = world();
    const tell = bulk.tell;
    const stopping: BulkPdf = {
      ...bulk,
      tell: (alert) => {
        tell(alert);
        if (alert.description === '8 din 20') alert.action?.onAct();
      },
    };
    expect(await makeBulkPdf(stopping, ORDER)).toBe(false);
    expect(asked).toHaveLength(8);
    expect([saved, ofType(told, 'warning'), open.size]).toEqual([[], [], 0]);
  });

  it('says where the worker cannot be had, and that the invoices are safe', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { bulk, told, saved, open } = world({ zip: () => Promise.reject(new Error('No worker.')) });
    await makeBulkPdf(bulk, ORDER);
    expect(ofType(told, 'error')).toEqual([expect.stringContaining('Facturile sunt păstrate')]);
    expect([saved, ...open]).toEqual([[], 'pdf-zip-failed']);
  });
});
