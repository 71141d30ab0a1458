import { describe, expect, it } from 'vitest';
import type { Found } from '@/app/files/found-files';
import type { BatchFile } from '@/app/invoices/send/batch';
import { BatchRunner, type RunnerPorts, type UploadAnswer } from '@/app/invoices/send/batch-runner';
import { readFile } from '@/workers/document/document-service';
import { repairFile } from '@/workers/document/repair-file';
import { sampleXml } from '../../workers/sample-xml';

const COMPANY = '18547290';

async function* given(files: Readonly<Record<string, string>>): AsyncGenerator<Found> {
  for (const [path, xml] of Object.entries(files)) yield { file: { path, content: new Blob([xml]) } };
}

function ports(change: Partial<RunnerPorts> = {}): RunnerPorts {
  let ids = 0;
  const bytesOf = async (content: Blob) => new Uint8Array(await content.arrayBuffer());
  return {
    companyCif: COMPANY,
    parallel: 2,
    read: async (content) => readFile(await bytesOf(content)),
    repair: async (content, only) => repairFile(await bytesOf(content), only),
    known: async () => ({
      archivedByHash: () => undefined,
      archivedByNumber: () => undefined,
      rejectedByNumber: () => undefined,
    }),
    upload: async (file): Promise<UploadAnswer> => ({ kind: 'queued', invoiceId: `invoice of ${file.path}` }),
    newId: () => {
      ids += 1;
      return `f${ids}`;
    },
    now: () => 0,
    ...change,
  };
}

function byPath(runner: BatchRunner): Readonly<Record<string, BatchFile>> {
  return Object.fromEntries([...runner.getState().batch.files.values()].map((file) => [file.path, file]));
}

const BROKEN = sampleXml('COD-2').replace('unitCode="H87"', 'unitCode="buc"');

describe('a batch', () => {
  it('reads, ticks and sends only what is accepted and of the company', async () => {
    const sent: string[] = [];
    const upload = async (file: BatchFile): Promise<UploadAnswer> => {
      sent.push(file.path);
      return { kind: 'queued', invoiceId: 'x' };
    };
    const runner = new BatchRunner(ports({ upload }));
    await runner.add(
      given({
        'bun.xml': sampleXml('COD-1'),
        'rupt.xml': BROKEN,
        'alt.xml': sampleXml('COD-3').replaceAll('18547290', '14399840'),
        'text.xml': 'nimic',
      }),
    );
    const kinds = Object.values(byPath(runner)).map(({ standing }) => standing?.kind);
    expect(kinds).toEqual(['ready', 'errors', 'other-seller', 'not-invoice']);
    expect(runner.getState().reading).toBe('idle');
    expect(await runner.send()).toHaveLength(1);
    expect(sent).toEqual(['bun.xml']);
    // A second press finds nothing left to send.
    expect(await runner.send()).toEqual([]);
  });

  it('sends another seller’s document where the company says that it enforces, and then knows it', async () => {
    const sent: BatchFile[] = [];
    const upload = async (file: BatchFile): Promise<UploadAnswer> => {
      sent.push(file);
      return { kind: 'queued', invoiceId: 'x' };
    };
    const runner = new BatchRunner(ports({ upload }));
    const ofDebtor = sampleXml('COD-3').replaceAll('18547290', '14399840');
    await runner.add(given({ 'al-debitorului.xml': ofDebtor, 'propria.xml': sampleXml('COD-4'), 'rupt.xml': BROKEN }));
    for (const { id } of runner.getState().batch.files.values()) await runner.enforce(id);
    const standings = Object.values(byPath(runner)).map(({ standing }) => standing);
    expect(standings).toEqual([{ kind: 'ready', enforcement: true }, { kind: 'ready' }, { kind: 'errors' }]);
    expect(await runner.send()).toHaveLength(2);
    expect(sent.map(({ path, standing }) => [path, standing?.kind === 'ready' && standing.enforcement])).toEqual([
      ['propria.xml', undefined],
      ['al-debitorului.xml', true],
    ]);
  });

  it('lets only the first of two files with one number be sent, also in one group', async () => {
    const runner = new BatchRunner(ports({ parallel: 1 }));
    await runner.add(given({ 'a.xml': sampleXml(), 'b.xml': sampleXml() }));
    await runner.add(given({ 'a.xml': sampleXml() }));
    const standings = [...runner.getState().batch.files.values()].map(({ standing }) => standing);
    expect(standings).toEqual([{ kind: 'ready' }, { kind: 'twice', path: 'a.xml' }, { kind: 'twice', path: 'a.xml' }]);
  });

  it('does not count another seller’s numbers', async () => {
    const runner = new BatchRunner(ports({ parallel: 1 }));
    await runner.add(given({ 'alt.xml': sampleXml().replaceAll('18547290', '14399840'), 'al-meu.xml': sampleXml() }));
    expect(byPath(runner)['al-meu.xml']?.standing).toEqual({ kind: 'ready' });
  });

  it('checks what the company receives like its own, and neither ticks, repairs nor sends it', async () => {
    const runner = new BatchRunner(ports({ companyCif: '14399840', parallel: 1 }));
    await runner.add(given({ 'buna.xml': sampleXml(), 'gresita.xml': BROKEN }));
    const files = byPath(runner);
    expect(files['buna.xml']).toMatchObject({ standing: { kind: 'received' }, reading: { accepted: true } });
    expect(files['gresita.xml']).toMatchObject({ standing: { kind: 'received' }, reading: { accepted: false } });
    expect(files['gresita.xml']?.reading?.findings.map(({ rule }) => rule)).toEqual(['BR-CL-23']);
    const ids = [...runner.getState().batch.files.keys()];
    runner.tick(ids);
    expect(runner.getState().batch.ticked.size).toBe(0);
    expect(await runner.repair(ids)).toBe(0);
    expect(await runner.send()).toEqual([]);
  });

  it('recognises a received document that is given again, by its bytes and by its number', async () => {
    const runner = new BatchRunner(ports({ companyCif: '14399840', parallel: 1 }));
    await runner.add(
      given({
        'a.xml': sampleXml(),
        'copie.xml': sampleXml(),
        'alta.xml': sampleXml().replace('Scaun', 'Taburet'),
        'alt furnizor.xml': sampleXml().replaceAll('18547290', '22334455'),
        'a noastră.xml': sampleXml().replaceAll('18547290', '14399840'),
      }),
    );
    const standings = [...runner.getState().batch.files.values()].map(({ standing }) => standing);
    expect(standings).toEqual([
      { kind: 'received' },
      { kind: 'received', earlier: { path: 'a.xml', sameBytes: true } },
      { kind: 'received', earlier: { path: 'a.xml', sameBytes: false } },
      { kind: 'received' },
      { kind: 'ready' },
    ]);
  });

  it('repairs a copy and leaves the person’s file as it was', async () => {
    const runner = new BatchRunner(ports());
    const own = new Blob([BROKEN]);
    await runner.add(
      (async function* (): AsyncGenerator<Found> {
        yield { file: { path: 'rupt.xml', content: own } };
      })(),
    );
    const [id = ''] = runner.getState().batch.files.keys();
    expect(await runner.repair([id])).toBe(1);
    const file = runner.getState().batch.files.get(id);
    expect(file).toMatchObject({ changes: 1, standing: { kind: 'ready' } });
    expect([...runner.getState().batch.ticked]).toEqual([id]);
    expect(await own.text()).toBe(BROKEN);
    expect(file?.content).not.toBe(own);
  });

  it('stops, keeps what was read, and reads on', async () => {
    const started: { stop: () => void } = { stop: () => undefined };
    let reads = 0;
    const runner = new BatchRunner(
      ports({
        parallel: 1,
        read: async (content) => {
          reads += 1;
          if (reads === 2) started.stop();
          return readFile(new Uint8Array(await content.arrayBuffer()));
        },
      }),
    );
    started.stop = () => runner.stop();
    const files = Object.fromEntries(
      Array.from({ length: 6 }, (_, index) => [`${index}.xml`, sampleXml(`COD-${index}`)]),
    );
    await runner.add(given(files));
    expect(runner.getState().reading).toBe('stopped');
    expect(runner.getState().batch.files.size).toBe(6);
    expect(runner.getState().batch.ticked.size).toBe(2);
    await runner.resume();
    expect(runner.getState().reading).toBe('idle');
    expect(runner.getState().batch.ticked.size).toBe(6);
    // Nothing is read twice.
    expect(reads).toBe(6);
  });

  it('is empty after it was emptied, whatever was still under way', async () => {
    const runner = new BatchRunner(
      ports({
        read: async (content) => {
          runner.clear();
          return readFile(new Uint8Array(await content.arrayBuffer()));
        },
      }),
    );
    await runner.add(given({ 'a.xml': sampleXml() }));
    expect(runner.getState().batch.files.size).toBe(0);
    expect(runner.getState().reading).toBe('idle');
  });

  it('says when reading failed and keeps what was read', async () => {
    const runner = new BatchRunner(ports({ known: () => Promise.reject(new Error('no database')) }));
    await expect(runner.add(given({ 'a.xml': sampleXml() }))).rejects.toThrow('no database');
    expect(runner.getState().reading).toBe('failed');
  });
});
