/** The client of VIES against its stand-in, and against answers that only look like one. */
import { describe, expect, it } from 'vitest';
import { createViesClient } from '../../../../server/outside/vies/vies-client';
import { inProcessStandIns } from '../in-process-stand-ins';

const NOW = Date.parse('2026-03-11T09:00:00Z');
const requester = { countryCode: 'RO', vatNumber: '14399840' };

function prepared() {
  const standIns = inProcessStandIns({ now: () => NOW });
  return { standIns, vies: createViesClient(standIns.fetch, standIns.url) };
}

const answering = (status: number, body: string) =>
  createViesClient(() => Promise.resolve(new Response(body, { status })), 'https://vies.test');
const asked = { countryCode: 'DE', vatNumber: '100' };

describe('the client of VIES', () => {
  it('tells valid with the number of the consultation, and invalid', async () => {
    const { vies } = prepared();
    expect(await vies.check({ ...asked, requester })).toMatchObject({
      state: 'valid',
      name: 'JOHN DOE',
      consultation: expect.stringMatching(/^WAPI/),
    });
    expect(await vies.check(asked)).toMatchObject({ state: 'valid', consultation: '' });
    expect(await vies.check({ ...asked, vatNumber: '200' })).toMatchObject({ state: 'invalid', name: '', address: '' });
  });

  // Catches: a number said to be invalid because VIES did not answer.
  it.each([
    ['201', 'INVALID_INPUT'],
    ['202', 'INVALID_REQUESTER_INFO'],
    ['300', 'SERVICE_UNAVAILABLE'],
    ['301', 'MS_UNAVAILABLE'],
    ['302', 'TIMEOUT'],
    ['400', 'VAT_BLOCKED'],
    ['401', 'IP_BLOCKED'],
    ['500', 'GLOBAL_MAX_CONCURRENT_REQ'],
    ['600', 'MS_MAX_CONCURRENT_REQ'],
  ])('never calls %s (%s) invalid', async (vatNumber, code) => {
    expect(await prepared().vies.check({ ...asked, vatNumber })).toEqual({ state: 'unknown', code });
  });

  it.each(['server-error', 'html', 'drop-before-accept'] as const)('knows nothing after %s', async (kind) => {
    const { standIns, vies } = prepared();
    standIns.standIns().faults.add({ kind, path: 'vies', delayMs: 0 });
    expect(await vies.check(asked)).toEqual({ state: 'unknown', code: '' });
  });

  it.each([
    [
      'an error beside a verdict',
      200,
      '{"valid":false,"errorWrappers":[{"error":"MS_UNAVAILABLE"}]}',
      'MS_UNAVAILABLE',
    ],
    ['an error that cannot be read beside a verdict', 200, '{"valid":false,"errorWrappers":[]}', ''],
    ['a verdict under another status', 500, '{"valid":false}', ''],
    ['no verdict', 200, '{"name":"X"}', ''],
    ['no JSON', 200, 'valid=false', ''],
    ['nothing', 200, '', ''],
    ['an answer without end', 200, `{"valid":true,"name":"${'x'.repeat(70_000)}"}`, ''],
  ])('knows nothing by %s', async (_what, status, body, code) => {
    expect(await answering(status, body).check(asked)).toEqual({ state: 'unknown', code });
  });
});
