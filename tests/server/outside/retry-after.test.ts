import { expect, it } from 'vitest';
import { retryAfterMs } from '../../../server/outside/retry-after';

const DATE = 'Mon, 02 Mar 2026 08:00:00 GMT';

it.each([
  [{ 'retry-after': '120' }, 120_000],
  [{ 'retry-after': ' 0 ' }, 0],
  // By the clock of who says it, whatever ours is.
  [{ 'retry-after': 'Mon, 02 Mar 2026 08:01:30 GMT', date: DATE }, 90_000],
  [{ 'retry-after': 'Mon, 02 Mar 2026 07:00:00 GMT', date: DATE }, 0],
  [{ 'retry-after': '999999999' }, 3_600_000],
  [{ 'retry-after': 'Mon, 02 Mar 2026 08:01:30 GMT' }, undefined],
  [{ 'retry-after': 'curând', date: DATE }, undefined],
  [{}, undefined],
])('%j asks for %s ms', (headers: Record<string, string>, ms) => {
  expect(retryAfterMs(new Headers(headers))).toBe(ms);
});
