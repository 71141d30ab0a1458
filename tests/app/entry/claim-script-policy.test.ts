import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

// Before: it was made with the first worker, and until then any script that ran could make it, with rules of its own.
it('the one policy for script addresses is made by the first import of the entry', async () => {
  const entry = readFileSync(join(import.meta.dirname, '../../../src/app/start.ts'), 'utf8');
  expect(/^import .*$/m.exec(entry)?.[0]).toBe("import './claim-script-policy';");
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  vi.stubGlobal('self', { trustedTypes: { createPolicy }, location: { origin: 'http://localhost' } });
  await import('@/app/claim-script-policy');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['condica']);
  const { trustedScriptUrl } = await import('@/workers/trusted-script-url');
  expect(trustedScriptUrl('/assets/verdict.worker-abc.js')).toBe('/assets/verdict.worker-abc.js');
  expect(() => trustedScriptUrl('/api/x.js')).toThrow(TypeError);
  expect(createPolicy).toHaveBeenCalledTimes(1);
});
