/** The demonstration's transports are right in every rule, each in another state of its life around the demonstration's today. */
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { mayDeclare } from '@/domain/transport/life/allowed-actions';
import { DEMO_COMPANIES } from '../../../server/demo/demo-account';
import type { DemoServer } from '../../../server/demo/demo-area';
import { demoDefinitions } from '../../../server/demo/demo-definitions';
import { transportsArea } from '../../../server/demo/seed-transports';
import type { SwitchedFault } from '../../../server/outside/stand-in-switches';
import { transportOfRequest } from '../../../server/outside/stand-ins/etransport/transport-of-request';
import { judgeStep } from '../../../server/transports/judge-step';
import { companyId } from '../support/samples';

// Before: any one of them was refused, whichever upload came first.
it('declares what ANAF’s rules accept, and has the one to Depozit Central refused', async () => {
  const [company] = DEMO_COMPANIES;
  if (company === undefined) throw new Error('no demo company');
  const day = '2026-11-22';
  const area = transportsArea({
    company,
    id: companyId(1),
    known: demoDefinitions(company, day),
    day,
    people: new Map(),
    round: 0,
  });
  const bodies: string[] = [];
  const faults: SwitchedFault[] = [];
  const server: DemoServer = {
    prepare: () => Promise.reject(new Error('not asked for')),
    lease: () => Promise.reject(new Error('not asked for')),
    deposit: () => Promise.reject(new Error('not asked for')),
    call: async (call, input) => {
      if (call.name === 'ETransUpload') bodies.push(String(input.body));
      // Nothing of the answer is read.
      return { ok: true, result: undefined } as never;
    },
    hold: async (fault) => void faults.push(fault),
    finish: async () => undefined,
  };
  let steps = 0;
  await area.fill(server, () => {
    steps += 1;
  });
  expect([steps, faults.length]).toEqual([area.steps, 1]);
  const path = `/ETRANSPORT/ws/v1/upload/ETRANSP/${company.cif}/2`;
  const met = bodies.filter((body) =>
    isDeepStrictEqual(transportOfRequest({ path, body: new TextEncoder().encode(body) }), faults[0]?.document),
  );
  expect(met).toEqual([expect.stringContaining('Depozit Central SRL')]);
  const judged = bodies.map((body) => judgeStep(new TextEncoder().encode(body), false));
  expect(judged.map((one) => (one.kind === 'invalid' ? one.messages : one.kind))).toEqual(bodies.map(() => 'judged'));
  const starts = bodies.map((body) => /dataTransport="([^"]+)"/.exec(body)?.[1] ?? '');
  expect(starts.map((start) => mayDeclare(start, Date.parse(`${day}T08:00:00Z`)).allowed)).toContain(true);
});
