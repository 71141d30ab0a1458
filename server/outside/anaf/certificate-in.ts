/** The serial number of the certificate that ANAF's token was given for (reference, section 1.4); '' where it tells none. */
import { decodeJwt } from 'jose';

/** For people to read: whether the token is genuine is ANAF's to say. */
export function certificateIn(accessToken: string): string {
  try {
    const { serial } = decodeJwt(accessToken);
    return typeof serial === 'string' ? serial.slice(0, 80) : '';
  } catch {
    return '';
  }
}
