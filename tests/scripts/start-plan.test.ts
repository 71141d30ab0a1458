import { describe, expect, it } from 'vitest';
import { startPlan } from '../../scripts/start-plan.mjs';
import { readSettings } from '../../server/process/settings';

describe('a start', () => {
  it('has the stand-ins first, and the server beside them', () => {
    const { ports, processes } = startPlan({});
    expect(ports).toEqual([
      ['PORT', 8080],
      ['STAND_INS_PORT', 8181],
    ]);
    expect(processes.map(({ file }) => file)).toEqual(['stand-ins.mjs', 'main.mjs']);
  });

  it('registers at the stand-in of ANAF the callback that the server sends people back to', () => {
    const registered = (env: Record<string, string>) => startPlan(env).processes[0]?.env.STAND_INS_REDIRECT_URI;
    const sentTo = (env: Record<string, string>) => readSettings(env, '').anafClient.redirectUri;
    for (const env of [{}, { PORT: '9000' }, { PUBLIC_URL: 'http://condica.test' }])
      expect(registered(env)).toBe(sentTo(env));
  });

  // Before: they were started beside the real ANAF, and a start was refused where something else had their port.
  it.each(['test', 'prod'])('at the real ANAF (%s) has the server alone, and asks for its port alone', (ANAF_MODE) => {
    const { ports, processes } = startPlan({ ANAF_MODE, PORT: '9000' });
    expect(ports).toEqual([['PORT', 9000]]);
    expect(processes.map(({ file, env }) => [file, env.ANAF_MODE])).toEqual([['main.mjs', ANAF_MODE]]);
  });
});
