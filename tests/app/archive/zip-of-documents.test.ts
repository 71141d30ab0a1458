import { describe, expect, it, vi } from 'vitest';
import { isUnderWay } from '@/app/invoices/archive/work-in-sight';
import { type CollectedDocuments, makeZip, type ZipPorts } from '@/app/invoices/archive/zip-of-documents';
import { zipTexts } from '@/app/invoices/archive/zip-texts';
import { PERSISTENT } from '@/app/state/alert-list';
import type { AlertToAdd } from '@/app/state/alerts';

const COLLECTED: CollectedDocuments = {
  files: [{ name: 'a.xml', bytes: new Uint8Array([60]) }],
  missing: 0,
  absent: [],
  unreached: false,
};

function world(changes: Partial<ZipPorts> = {}) {
  const told: AlertToAdd[] = [];
  const saved: string[] = [];
  const open = new Map<string, AlertToAdd>();
  const ports: ZipPorts = {
    pack: async () => new Uint8Array([80, 75]),
    save: (_zip, name) => saved.push(name),
    tell: (alert) => {
      told.push(alert);
      if (alert.id !== undefined) open.set(alert.id, alert);
    },
    untell: (id) => open.delete(id),
    ...changes,
  };
  return { ports, told, saved, open };
}

const warnings = (told: readonly AlertToAdd[]) =>
  told.filter(({ type }) => type !== 'info').map(({ message }) => message);

describe('documents in one zip', () => {
  it('say how far they are, are saved under the name, and leave nothing in sight', async () => {
    const { ports, told, saved, open } = world();
    const collect = async (progress: (done: number) => void) => {
      progress(8);
      return COLLECTED;
    };
    expect(await makeZip(ports, { count: 20, name: 'x.zip', collect })).toBe(true);
    expect(told.map(({ description }) => description)).toEqual(['0 din 20', '8 din 20']);
    expect([saved, open.size]).toEqual([['x.zip'], 0]);
  });

  // Before: „Oprește” waited for the documents that were on their way, a minute and more without a network.
  it('are stopped at once, though a document never comes; what comes after is neither counted nor saved', async () => {
    const { ports, told, saved, open } = world();
    let count = (_done: number): void => undefined;
    const collect = (progress: (done: number) => void): Promise<CollectedDocuments> => {
      count = progress;
      return new Promise(() => undefined);
    };
    const made = makeZip(ports, { count: 20, name: 'x.zip', collect });
    [...open.values()][0]?.action?.onAct();
    expect(await made).toBe(false);
    count(8);
    expect([saved, open.size, warnings(told)]).toEqual([[], 0, []]);
  });

  it('are not saved where they are stopped while they are packed', async () => {
    const pack: ZipPorts['pack'] = async () => {
      [...open.values()][0]?.action?.onAct();
      return new Uint8Array();
    };
    const { ports, saved, open } = world({ pack });
    const made = makeZip(ports, { count: 1, name: 'x.zip', collect: async () => COLLECTED });
    expect([await made, saved]).toEqual([false, []]);
  });

  it('name those that could not be had', async () => {
    const { ports, told, saved } = world();
    const collect = async () => ({ ...COLLECTED, missing: 3, absent: ['FCT-1', 'FCT-2'] });
    await makeZip(ports, { count: 4, name: 'x.zip', collect });
    expect(warnings(told)).toEqual([expect.stringMatching(/^3 documente nu au intrat în zip \(FCT-1, FCT-2\): /)]);
    expect(saved).toEqual(['x.zip']);
  });

  it('say where none could be had, and where the zip was not made', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const none = world();
    await makeZip(none.ports, {
      count: 1,
      name: 'x.zip',
      collect: async () => ({ files: [], missing: 1, absent: ['F'], unreached: false }),
    });
    const failed = world({ pack: () => Promise.reject(new Error('No worker.')) });
    await makeZip(failed.ports, { count: 1, name: 'x.zip', collect: async () => COLLECTED });
    expect([warnings(none.told), none.saved]).toEqual([[expect.stringContaining('Niciunul dintre documente')], []]);
    expect(warnings(failed.told)).toEqual([expect.stringContaining('Documentele sunt păstrate')]);
    // What counted is gone; what is told of the end stays until it is closed.
    expect([...none.open.keys(), ...failed.open.keys()]).toEqual(['document-zip-lacks', 'document-zip-failed']);
  });

  // Before: it was said as of documents that do not exist yet, for eight seconds, and not what to do.
  it('say of those whose server did not answer what to do, until the person has read it', async () => {
    const { ports, told } = world();
    const collect = async () => ({ ...COLLECTED, missing: 22, absent: ['FCT-9'], unreached: true });
    await makeZip(ports, { count: 30, name: 'x.zip', collect });
    const message: unknown = expect.stringMatching(
      /serverul nu a răspuns.+Legați-vă la rețea și luați zipul din nou\.$/,
    );
    expect(told.at(-1)).toMatchObject({ type: 'warning', message, delay: PERSISTENT, byItself: true });
  });

  // Before: the message of the second one lay over what stops the first.
  it('are told of as under way, with what stops them, to whoever asks again; of nothing once they are over', async () => {
    const { ports, open } = world();
    const made = makeZip(ports, { count: 20, name: 'x.zip', collect: () => new Promise(() => undefined) });
    expect(isUnderWay(zipTexts)).toBe(true);
    const [alert] = open.values();
    expect(alert).toMatchObject({ message: zipTexts.busy, description: '0 din 20', folded: false });
    alert?.action?.onAct();
    await made;
    expect([isUnderWay(zipTexts), open.size]).toEqual([false, 0]);
  });
});
