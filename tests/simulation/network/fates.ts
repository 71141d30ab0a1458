/** What becomes of a request on its way, and what the device hears. A row each; a weather names how likely they are. */

export interface HeardAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/**
 * `request`: whether and how often it reaches a server. `answer`: what the device hears then; `own`: the server's;
 * `nothing`: the connection breaks; `never`: it hangs until the caller gives up.
 */
export interface Fate {
  readonly name: string;
  readonly reaches: 'not' | 'once' | 'twice' | 'once-and-later';
  readonly answer: 'own' | 'nothing' | 'never' | 'cut' | HeardAnswer;
}

const HTML = 'text/html; charset=utf-8';
const LOGIN_PAGE = '<html><head><title>Wi-Fi</title></head><body>Acceptați condițiile pentru a continua.</body></html>';
const BAD_GATEWAY = '<html><body><h1>502 Bad Gateway</h1></body></html>';
const PROXY_401 = '<html><body>Proxy authentication required</body></html>';
const BUSY = JSON.stringify({ status: 'error', error: 'Eroare de server. Încercați mai târziu.', code: 'internal' });

export const FATES: readonly Fate[] = [
  { name: 'lost before', reaches: 'not', answer: 'nothing' },
  { name: 'lost after the effect', reaches: 'once', answer: 'nothing' },
  { name: 'sent twice', reaches: 'twice', answer: 'own' },
  { name: 'copied by a late relay', reaches: 'once-and-later', answer: 'own' },
  { name: 'answer lost, copied by a late relay', reaches: 'once-and-later', answer: 'nothing' },
  { name: 'cut answer', reaches: 'once', answer: 'cut' },
  { name: 'captive portal', reaches: 'not', answer: { status: 200, contentType: HTML, body: LOGIN_PAGE } },
  { name: '502 before the effect', reaches: 'not', answer: { status: 502, contentType: HTML, body: BAD_GATEWAY } },
  { name: '502 after the effect', reaches: 'once', answer: { status: 502, contentType: HTML, body: BAD_GATEWAY } },
  { name: '500 of the server', reaches: 'not', answer: { status: 500, contentType: 'application/json', body: BUSY } },
  { name: '401 of a proxy', reaches: 'not', answer: { status: 401, contentType: HTML, body: PROXY_401 } },
  { name: 'hangs before', reaches: 'not', answer: 'never' },
  { name: 'hangs after the effect', reaches: 'once', answer: 'never' },
];

export const FAIR: Fate = { name: 'fair', reaches: 'once', answer: 'own' };
export const OFF: Fate = { name: 'no network', reaches: 'not', answer: 'nothing' };
