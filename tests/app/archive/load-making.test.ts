import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadMaking } from '@/app/invoices/archive/load-making';

describe('the part that makes PDFs', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is answered where it is here, and nothing is said', async () => {
    const part = { savePdf: () => {} };
    const tell = vi.fn();
    expect(await loadMaking(async () => part, tell)).toBe(part);
    expect(tell).not.toHaveBeenCalled();
  });

  it('is said to be missing where it has not come, with what to do', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const tell = vi.fn();
    expect(await loadMaking(() => Promise.reject(new TypeError('Failed to fetch')), tell)).toBeNull();
    const message: unknown = expect.stringMatching(/Facturile sunt păstrate\. Legați-vă la rețea/);
    expect(tell.mock.calls).toEqual([[{ type: 'error', message }]]);
  });
});
