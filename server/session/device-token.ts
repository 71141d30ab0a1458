/**
 * Says that an account has signed in from this device before: `device.user.nonce.since.seal`. It opens nothing. Its wrong
 * tries are counted by themselves, so that strangers who guess an account's password do not lock its owner out.
 */
import { createHmac } from 'node:crypto';
import { sameText } from './same-text';

export interface DeviceToken {
  readonly userId: number;
  /** Names the device's sign-in: what is counted. */
  readonly nonce: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** As long as browsers keep a cookie at most (RFC 6265bis, section 5.5: 400 days). */
export const DEVICE_TOKEN_MS = 400 * 24 * 60 * 60 * 1000;

const SHAPE = /^device\.(\d{1,9})\.([0-9a-f-]{36})\.(\d{1,15})\.[A-Za-z0-9_-]{43}$/;

export function sealDeviceToken(secret: string, { userId, nonce, since }: DeviceToken): string {
  const signed = `device.${userId}.${nonce}.${since}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/** Undefined: not one of ours, or too old. */
export function openDeviceToken(secret: string, text: string, now: number): DeviceToken | undefined {
  const [, userId, nonce, since] = SHAPE.exec(text) ?? [];
  if (nonce === undefined) return undefined;
  const token = { userId: Number(userId), nonce, since: Number(since) };
  return sameText(text, sealDeviceToken(secret, token)) && now - token.since < DEVICE_TOKEN_MS ? token : undefined;
}
