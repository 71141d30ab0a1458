/**
 * What a server is started with, from the environment. Refuses what would be unsafe: a host that others reach together with
 * the demonstration or the stand-ins, or without encryption.
 */

import { DOUBT_WAIT_MINUTES } from './anaf-list-lag';
import { isAddressOrNetwork } from './network-address';
import { type PasswordCost, passwordCostOf } from './password-settings';
import { StartError } from './start-error';
import { type SupportSettings, supportOf } from './support-settings';

export interface ServerSettings {
  readonly host: string;
  readonly port: number;
  /** Origin by which people reach the server; links and redirects are built from it. '' where only this machine does. */
  readonly publicUrl: string;
  /** `stand-in`: services of this machine that speak ANAF's protocol. `test`, `prod`: ANAF's own branches. */
  readonly anafMode: 'stand-in' | 'test' | 'prod';
  /** Where the stand-ins listen. */
  readonly standInsUrl: string;
  readonly demo: boolean;
  readonly databaseUrl: string;
  readonly databaseOwnerUrl: string;
  readonly appFolder: string;
  readonly frameAncestors: readonly string[];
  /** Addresses and networks (CIDR) of the proxies before the server: their X-Forwarded-For names the caller. */
  readonly trustedProxies: readonly string[];
  /** Life of an access token; a refresh token outlives it. */
  readonly accessTokenSeconds: number;
  /** Of new hashes; those made at a lower cost are made anew at the next sign-in. */
  readonly passwordCost: PasswordCost;
  readonly tls: { readonly certFile: string; readonly keyFile: string } | undefined;
  /** How long a doubtful upload is looked for before it is sent again; undefined: by the dated table (list-lag.ts). */
  readonly doubtWaitMinutes: number | undefined;
  /** The same with the stand-ins, in milliseconds: above the time they take to decide and to list. */
  readonly standInDoubtWaitMs: number;
  /** Calls to ANAF's e-Factura within any minute, of all processes together. */
  readonly anafCallsAMinute: number;
  /** Through which services outside are reached, an http(s) origin with credentials where it asks for them; '' goes straight. */
  readonly outgoingProxy: string;
  /** PEM file with the certificates of the ministry's signers; '' trusts none by name. */
  readonly sealCertificateFile: string;
  /** How letters leave. `none`: nobody could read the mailbox page, and no SMTP server is given. */
  readonly mail: MailSettings;
  /** Whom people ask. */
  readonly support: SupportSettings;
  readonly anafClient: { readonly id: string; readonly secret: string; readonly redirectUri: string };
}

export type MailSettings =
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string }
  | { readonly kind: 'mailbox'; readonly port: number }
  | { readonly kind: 'none' };

type Environment = Readonly<Record<string, string | undefined>>;

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);
/** Every address of the machine: no name that a browser could ask for. */
const ANY_ADDRESS = new Set(['0.0.0.0', '::']);
const ANAF_MODES = ['stand-in', 'test', 'prod'] as const;

export function readSettings(env: Environment, appFolder: string): ServerSettings {
  const host = env.HOST ?? '127.0.0.1';
  const anafMode = ANAF_MODES.find((mode) => mode === (env.ANAF_MODE ?? 'stand-in'));
  if (anafMode === undefined)
    throw new StartError('settings', `ANAF_MODE=${env.ANAF_MODE}: se aleg stand-in, test sau prod.`);
  const demo = env.CONDICA_DEMO === '1';
  if (!LOOPBACK.has(host) && (demo || anafMode === 'stand-in')) {
    throw new StartError(
      'settings',
      `Pe o adresă la care ajung și alții (HOST=${host}), contul demonstrativ și serviciile de probă sunt oprite. Porniți cu CONDICA_DEMO=0 și ANAF_MODE=prod.`,
    );
  }
  const publicUrl = publicUrlOf(env.PUBLIC_URL ?? '');
  if (ANY_ADDRESS.has(host) && publicUrl === '') {
    throw new StartError(
      'settings',
      `HOST=${host} are nevoie de PUBLIC_URL: adresa la care se deschide aplicația, ca https://facturi.exemplu.ro.`,
    );
  }
  const tls = tlsOf(env);
  const trustedProxies = proxiesOf(env.TRUSTED_PROXIES);
  if (!LOOPBACK.has(host) && tls === undefined && trustedProxies.length === 0) {
    throw new StartError(
      'settings',
      `Pe o adresă la care ajung și alții (HOST=${host}), parolele și facturile ar merge necriptat. Dați certificatul serverului în TLS_CERT și TLS_KEY sau, dacă în fața lui stă un proxy care vorbește https, adresa acelui proxy în TRUSTED_PROXIES.`,
    );
  }
  return {
    host,
    port: portOf(env.PORT ?? USUAL_PORT),
    publicUrl,
    anafMode,
    standInsUrl: env.STAND_INS_URL ?? 'http://127.0.0.1:8181',
    demo: demo && anafMode === 'stand-in',
    databaseUrl: env.DATABASE_URL ?? '',
    databaseOwnerUrl: env.DATABASE_OWNER_URL ?? '',
    appFolder: env.CONDICA_APP ?? appFolder,
    frameAncestors: (env.FRAME_ANCESTORS ?? '').split(' ').filter((origin) => origin !== ''),
    trustedProxies,
    accessTokenSeconds: secondsOf(env.ACCESS_TOKEN_SECONDS),
    passwordCost: passwordCostOf(env),
    tls,
    doubtWaitMinutes: doubtWaitOf(env.ANAF_DOUBT_WAIT_MINUTES),
    standInDoubtWaitMs: standInWaitOf(env.STAND_INS_DOUBT_WAIT_MS),
    anafCallsAMinute: callsOf(env.ANAF_CALLS_A_MINUTE, anafMode),
    outgoingProxy: outgoingProxyOf(env.OUTGOING_PROXY ?? ''),
    sealCertificateFile: env.ANAF_SEAL_CERT ?? '',
    mail: mailOf(env, LOOPBACK.has(host) && anafMode === 'stand-in'),
    support: supportOf(env),
    anafClient: anafClient(env, anafMode, publicUrl),
  };
}

/** By its own certificate, or a proxy's before it. */
export function isServedSecurely({ tls, publicUrl }: ServerSettings): boolean {
  return tls !== undefined || publicUrl.startsWith('https:');
}

/** An origin alone: a path would be lost in links, and a password would stand in them. */
function publicUrlOf(text: string): string {
  if (text === '') return '';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url !== undefined && isWeb && url.href === `${url.origin}/`) return url.origin;
  throw new StartError('settings', `PUBLIC_URL=${text}: o adresă fără cale, ca https://facturi.exemplu.ro.`);
}

function outgoingProxyOf(text: string): string {
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  if (text === '' || protocol === 'http:' || protocol === 'https:') return text;
  throw new StartError('settings', 'OUTGOING_PROXY: o adresă ca http://proxy.exemplu.ro:3128.');
}

function proxiesOf(text = ''): readonly string[] {
  const proxies = text.split(/[\s,]+/).filter((proxy) => proxy !== '');
  const wrong = proxies.find((proxy) => !isAddressOrNetwork(proxy));
  if (wrong === undefined) return proxies;
  throw new StartError('settings', `TRUSTED_PROXIES: «${wrong}» nu este o adresă IP sau o rețea, ca 10.0.0.0/8.`);
}

function tlsOf({ TLS_CERT, TLS_KEY }: Environment): ServerSettings['tls'] {
  if (!TLS_CERT && !TLS_KEY) return undefined;
  // Half of it would serve http where somebody believes in https.
  if (!TLS_CERT || !TLS_KEY) throw new StartError('settings', 'TLS_CERT și TLS_KEY se dau împreună.');
  return { certFile: TLS_CERT, keyFile: TLS_KEY };
}

const ACCESS_TOKEN_SECONDS = 15 * 60;

function secondsOf(text: string | undefined): number {
  const seconds = Number(text ?? ACCESS_TOKEN_SECONDS);
  if (Number.isInteger(seconds) && seconds > 0 && seconds <= ACCESS_TOKEN_SECONDS) return seconds;
  throw new StartError(
    'settings',
    `ACCESS_TOKEN_SECONDS=${text}: un număr de secunde, cel mult ${ACCESS_TOKEN_SECONDS}.`,
  );
}

function doubtWaitOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const { least, most } = DOUBT_WAIT_MINUTES;
  const minutes = Number(text);
  if (Number.isInteger(minutes) && minutes >= least && minutes <= most) return minutes;
  throw new StartError('settings', `ANAF_DOUBT_WAIT_MINUTES=${text}: un număr de minute între ${least} și ${most}.`);
}

/** The stand-ins decide in 1.5 s and list 3 s later; below the least an upload would have no time to answer. */
const STAND_IN_WAIT_MS = { usual: 10_000, least: 3_000, most: 600_000 } as const;

function standInWaitOf(text: string | undefined): number {
  const { usual, least, most } = STAND_IN_WAIT_MS;
  const ms = Number(text ?? usual);
  if (Number.isInteger(ms) && ms >= least && ms <= most) return ms;
  throw new StartError(
    'settings',
    `STAND_INS_DOUBT_WAIT_MS=${text}: un număr de milisecunde între ${least} și ${most}.`,
  );
}

/** ANAF allows 1000 (reference/anaf-efactura.md, section 10); half of them stays free for the portal and other programs. */
const ANAF_CALLS = { usual: 500, least: 10, most: 1_000 } as const;
/** What the stand-ins' process allows: the demonstration's first filling would else take minutes. */
const STAND_IN_CALLS = 6_000;

function callsOf(text: string | undefined, mode: ServerSettings['anafMode']): number {
  if (text === undefined) return mode === 'stand-in' ? STAND_IN_CALLS : ANAF_CALLS.usual;
  const calls = Number(text);
  if (Number.isInteger(calls) && calls >= ANAF_CALLS.least && calls <= ANAF_CALLS.most) return calls;
  throw new StartError(
    'settings',
    `ANAF_CALLS_A_MINUTE=${text}: un număr de apeluri între ${ANAF_CALLS.least} și ${ANAF_CALLS.most}, limita ANAF.`,
  );
}

const MAILBOX_PORT = '8282';

/** `alone`: nobody but this machine reaches the server, and nothing of it is real. */
function mailOf(env: Environment, alone: boolean): MailSettings {
  const { SMTP_URL: url = '', MAIL_FROM: from = '' } = env;
  if (url === '') return alone ? { kind: 'mailbox', port: portOf(env.MAILBOX_PORT ?? MAILBOX_PORT) } : { kind: 'none' };
  const protocol = URL.canParse(url) ? new URL(url).protocol : '';
  if (protocol !== 'smtp:' && protocol !== 'smtps:')
    throw new StartError('settings', 'SMTP_URL: o adresă ca smtps://utilizator:parola@posta.exemplu.ro:465.');
  if (/@[^@\s>]+>?$/.test(from)) return { kind: 'smtp', url, from };
  throw new StartError(
    'settings',
    'SMTP_URL are nevoie de MAIL_FROM: expeditorul mesajelor, ca Condica <nu-raspunde@exemplu.ro>.',
  );
}

const USUAL_PORT = '8080';

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new StartError('settings', `PORT=${text}: nu este un port.`);
}

/** The stand-in knows one client; ANAF's own are registered in its portal. */
function anafClient(
  env: Environment,
  mode: ServerSettings['anafMode'],
  publicUrl: string,
): ServerSettings['anafClient'] {
  const here = mode === 'stand-in' ? `http://127.0.0.1:${env.PORT ?? USUAL_PORT}` : 'https://localhost';
  const redirectUri = env.ANAF_REDIRECT_URI ?? `${publicUrl || here}/auth/callback`;
  if (mode === 'stand-in') return { id: 'condica-demo', secret: 'condica-demo-secret', redirectUri };
  const [id, secret] = [env.ANAF_CLIENT_ID ?? '', env.ANAF_CLIENT_SECRET ?? ''];
  if (id === '' || secret === '') {
    throw new StartError(
      'settings',
      'ANAF_MODE=test sau prod are nevoie de ANAF_CLIENT_ID și ANAF_CLIENT_SECRET, din profilul OAuth al aplicației.',
    );
  }
  if (!isCallback(redirectUri)) {
    throw new StartError(
      'settings',
      `ANAF_REDIRECT_URI=${redirectUri}: ANAF înregistrează numai adrese https, iar aplicația se întoarce la pagina ei, ca https://facturi.exemplu.ro/auth/callback. Dați PUBLIC_URL cu https sau ANAF_REDIRECT_URI.`,
    );
  }
  return { id, secret, redirectUri };
}

/** A page of the product by https. */
function isCallback(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'https:' && url.pathname === '/auth/callback' && url.search === '' && url.hash === '';
}
