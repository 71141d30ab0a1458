import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askAnaf } from '@/app/transport/home/ask-anaf';

const addAlert = vi.hoisted(() => vi.fn());
vi.mock('@/app/state/alerts', () => ({ addAlert }));
beforeEach(() => addAlert.mockClear());

/** What is said, and whether the changes are fetched, by the server's answer. */
async function asked(answer: unknown) {
  const ask = vi.fn(async () => answer);
  const syncNow = vi.fn();
  await askAnaf({ ask, company: { id: 7 }, syncNow } as never);
  const [call, input] = ask.mock.calls[0] as unknown as [{ name: string }, { params: unknown }];
  expect([call.name, input.params]).toEqual(['ETransDownload', { company: 7, days: 16 }]);
  return { said: addAlert.mock.calls.map(([alert]) => alert), fetched: syncNow.mock.calls.length };
}

describe('asking ANAF', () => {
  it('says that it is asked', async () => {
    const { said, fetched } = await asked({ ok: true, result: { asked: true, inSeconds: 0, trouble: '' } });
    expect([said, fetched]).toMatchObject([[{ type: 'info', message: 'Se întreabă ANAF' }], 1]);
  });

  it('from an older server says the same', async () => {
    const { said } = await asked({ ok: true, result: { asked: true, inSeconds: 0 } });
    expect(said).toMatchObject([{ type: 'info', message: 'Se întreabă ANAF' }]);
  });

  // Before: what ANAF said instead of its list was kept by the server and shown nowhere.
  it('says what ANAF answered the last time instead of its list, and asks again', async () => {
    const trouble = 'Nu aveti drept in SPV pentru CIF=1';
    const { said, fetched } = await asked({ ok: true, result: { asked: true, inSeconds: 0, trouble } });
    expect(said).toMatchObject([
      { type: 'warning', message: 'Eroare la download', description: expect.stringContaining(trouble) },
    ]);
    expect(fetched).toBe(1);
  });

  it('without network says so, what is safe, and what to do', async () => {
    const { said, fetched } = await asked({ ok: false, failure: { kind: 'offline' } });
    expect(said).toMatchObject([
      { type: 'warning', message: 'Eroare la download', description: expect.stringMatching(/rămâne.*încercați/) },
    ]);
    expect(fetched).toBe(0);
  });
});
