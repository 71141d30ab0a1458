/** The device token as a cookie that no script reads; by https under a name that no other host can set (RFC 6265bis, 4.1.3.2). */
import { DEVICE_TOKEN_MS } from './device-token';

export function deviceCookie(token: string, secure: boolean): string {
  const flags = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${DEVICE_TOKEN_MS / 1000}`;
  return `${nameOf(secure)}=${token}; ${flags}${secure ? '; Secure' : ''}`;
}

/** '' where the Cookie header brings none. */
export function deviceTokenIn(cookies: string, secure: boolean): string {
  const start = `${nameOf(secure)}=`;
  const pair = cookies.split(/;\s*/).find((one) => one.startsWith(start));
  return pair === undefined ? '' : pair.slice(start.length);
}

function nameOf(secure: boolean): string {
  return secure ? '__Host-device' : 'device';
}
