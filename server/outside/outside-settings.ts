/**
 * Where the services outside are, from the environment.
 *
 * ANAF_MODE `stand-in` (default) | `test` | `prod`; STAND_INS_URL (http://127.0.0.1:8181); for the real modes also
 * ANAF_CLIENT_ID, ANAF_CLIENT_SECRET, ANAF_REDIRECT_URI. ANAF_CALLS_PER_MINUTE (half of ANAF's limit; plenty for the
 * stand-ins), ANAF_DOUBT_WAIT_MINUTES (60). Addresses are fixed here and never come from a request.
 */
import { ANAF_PLAN, type FilingPlan, STAND_IN_PLAN } from '../jobs/filing/filing-plan';
import type { AnafClientSettings } from './anaf/anaf-client';
import type { OauthSettings } from './anaf/oauth-client';

export type AnafMode = 'stand-in' | 'test' | 'prod';

export interface OutsideSettings {
  readonly mode: AnafMode;
  readonly anaf: AnafClientSettings;
  readonly oauth: OauthSettings;
  readonly registerUrl: string;
  readonly ratesUrl: string;
  readonly callsPerMinute: number;
  readonly renewBeforeMs: number;
  readonly plan: FilingPlan;
}

export type SettingsResult =
  | { readonly ok: true; readonly settings: OutsideSettings }
  /** A sentence for the one who starts the server. */
  | { readonly ok: false; readonly problem: string };

type Environment = Readonly<Record<string, string | undefined>>;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

export function readOutsideSettings(env: Environment): SettingsResult {
  const mode = env.ANAF_MODE ?? 'stand-in';
  if (mode === 'stand-in') return { ok: true, settings: standInSettings(env) };
  if (mode !== 'test' && mode !== 'prod')
    return { ok: false, problem: `ANAF_MODE nu poate fi „${mode}”; valorile sunt stand-in, test și prod.` };
  const missing = ['ANAF_CLIENT_ID', 'ANAF_CLIENT_SECRET', 'ANAF_REDIRECT_URI'].filter((name) => !env[name]);
  if (missing.length > 0)
    return {
      ok: false,
      problem: `Pentru ANAF_MODE=${mode} lipsesc: ${missing.join(', ')} (din portalul ANAF, „Profil OAuth”).`,
    };
  return { ok: true, settings: realSettings(env, mode) };
}

function standInSettings(env: Environment): OutsideSettings {
  const url = (env.STAND_INS_URL ?? 'http://127.0.0.1:8181').replace(/\/$/, '');
  return {
    mode: 'stand-in',
    // Shorter than the plan's wait after a doubt.
    anaf: { baseUrl: `${url}/test/FCTEL/rest`, uploadTimeoutMs: 8000, queryTimeoutMs: 8000 },
    oauth: {
      baseUrl: `${url}/anaf-oauth2/v1`,
      clientId: 'condica-demo',
      clientSecret: 'condica-demo-secret',
      redirectUri: 'https://localhost/anaf',
    },
    registerUrl: url,
    ratesUrl: url,
    callsPerMinute: numberFrom(env.ANAF_CALLS_PER_MINUTE, 6000),
    renewBeforeMs: 7 * DAY_MS,
    plan: STAND_IN_PLAN,
  };
}

function realSettings(env: Environment, mode: 'test' | 'prod'): OutsideSettings {
  return {
    mode,
    anaf: {
      baseUrl: `https://api.anaf.ro/${mode}/FCTEL/rest`,
      uploadTimeoutMs: 3 * MINUTE_MS,
      queryTimeoutMs: MINUTE_MS,
    },
    oauth: {
      baseUrl: 'https://logincert.anaf.ro/anaf-oauth2/v1',
      clientId: env.ANAF_CLIENT_ID ?? '',
      clientSecret: env.ANAF_CLIENT_SECRET ?? '',
      redirectUri: env.ANAF_REDIRECT_URI ?? '',
    },
    registerUrl: 'https://webservicesp.anaf.ro',
    ratesUrl: 'https://curs.bnr.ro',
    // Public kits run at half of each limit.
    callsPerMinute: numberFrom(env.ANAF_CALLS_PER_MINUTE, 500),
    renewBeforeMs: 7 * DAY_MS,
    plan: { ...ANAF_PLAN, doubtWaitMs: numberFrom(env.ANAF_DOUBT_WAIT_MINUTES, 60) * MINUTE_MS },
  };
}

function numberFrom(text: string | undefined, fallback: number): number {
  const value = Number(text);
  return text !== undefined && text !== '' && Number.isFinite(value) && value > 0 ? value : fallback;
}
