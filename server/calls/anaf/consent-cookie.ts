/** Ties the way back from ANAF to the browser that went: a random cookie that no script reads and no other site has sent. */
import { newSecret } from '../../connections/one-time-secret';

/** Longer than a state is good for. */
const LIFE_S = 15 * 60;
const SHAPE = /^[\w-]{43}$/;

export interface ConsentCookie {
  readonly value: string;
  readonly header: string;
}

/** What the browser has already stays: another tab may be on its way. */
export function consentCookie(cookies: string, secure: boolean): ConsentCookie {
  const value = consentCookieIn(cookies, secure) || newSecret();
  const flags = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${LIFE_S}`;
  return { value, header: `${nameOf(secure)}=${value}; ${flags}${secure ? '; Secure' : ''}` };
}

/** '' where the Cookie header brings none of ours. */
export function consentCookieIn(cookies: string, secure: boolean): string {
  const start = `${nameOf(secure)}=`;
  const pair = cookies.split(/;\s*/).find((one) => one.startsWith(start));
  const value = pair?.slice(start.length) ?? '';
  return SHAPE.test(value) ? value : '';
}

/** By https under a name that no other host can set (RFC 6265bis, section 4.1.3.2). */
function nameOf(secure: boolean): string {
  return secure ? '__Host-anaf-consent' : 'anaf-consent';
}
