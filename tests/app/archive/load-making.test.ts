import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadMaking } from '@/app/invoices/archive/load-making';

describe('the part that makes PDFs', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is answered where it is here, and nothing is said', async () => {
    const part = { savePdf: () => {} };
    const tell = vi.fn();
    expect(await loadMaking(async () => part, undefined, tell)).toBe(part);
    expect(tell).not.toHaveBeenCalled();
  });

  it('is said to be missing where it has not come, with what to do', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const tell = vi.fn();
    expect(await loadMaking(() => Promise.reject(new TypeError('Failed to fetch')), undefined, tell)).toBeNull();
    const message: unknown = expect.stringMatching(/Facturile sunt păstrate\. Legați-vă la rețea/);
    expect(tell.mock.calls).toEqual([[{ type: 'error', message }]]);
  });

  it('is tried again where what it is for can be', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const tell = vi.fn();
    const again = vi.fn();
    await loadMaking(() => Promise.reject(new TypeError('Failed to fetch')), again, tell);
    const said: unknown = tell.mock.calls[0]?.[0];
    expect(said).toMatchObject({ type: 'error', action: { label: 'Încearcă din nou', onAct: again } });
  });
});
