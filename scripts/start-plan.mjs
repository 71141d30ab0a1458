// What a start starts, by its environment: beside the real ANAF no stand-ins, and their port may be anybody's.

export const HOST = '127.0.0.1';

/** `processes` in their order, each with the address that answers once it is there; `ports` have to be free. */
export function startPlan(env) {
  const port = Number(env.PORT ?? 8080);
  const standInsPort = Number(env.STAND_INS_PORT ?? 8181);
  const anafMode = env.ANAF_MODE ?? 'stand-in';
  const standInsUrl = `http://${HOST}:${standInsPort}`;
  // As the server takes it (server/process/settings.ts): the profile at ANAF's stand-in names this address and no other.
  const redirectUri = env.ANAF_REDIRECT_URI ?? `${env.PUBLIC_URL || `http://${HOST}:${port}`}/auth/callback`;
  const standIns = {
    name: 'serviciile de probă',
    file: 'stand-ins.mjs',
    env: { STAND_INS_PORT: String(standInsPort), STAND_INS_REDIRECT_URI: redirectUri },
    ready: `${standInsUrl}/__health`,
  };
  const server = {
    name: 'serverul',
    file: 'main.mjs',
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      ANAF_MODE: anafMode,
      STAND_INS_URL: standInsUrl,
      CONDICA_DEMO: env.CONDICA_DEMO ?? '1',
    },
    ready: `http://${HOST}:${port}/ready`,
  };
  const probes = anafMode === 'stand-in';
  return {
    ports: [['PORT', port], ...(probes ? [['STAND_INS_PORT', standInsPort]] : [])],
    processes: [...(probes ? [standIns] : []), server],
  };
}
