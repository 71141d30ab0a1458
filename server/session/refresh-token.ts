/**
 * Refresh tokens of a family: `user.family.serial.seal`, where the seal is an HMAC of the rest. A successor is computed, not
 * stored, so a repeated predecessor gets the very same one (design, section 9).
 */
import { createHmac } from 'node:crypto';
import { sameText } from './same-text';

export interface RefreshToken {
  readonly userId: number;
  readonly familyId: string;
  /** 1 is the one sign-in gives; a family that presented none stands at 0. */
  readonly serial: number;
}

const SHAPE = /^(\d{1,9})\.([0-9a-f-]{36})\.(\d{1,9})\.[A-Za-z0-9_-]{43}$/;

export function sealRefreshToken(secret: string, token: RefreshToken): string {
  const signed = `${token.userId}.${token.familyId}.${token.serial}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/** Undefined: not one of ours, to the letter: the same token in other clothes is another one. */
export function openRefreshToken(secret: string, text: string): RefreshToken | undefined {
  const [, userId, familyId, serial] = SHAPE.exec(text) ?? [];
  if (familyId === undefined) return undefined;
  const token = { userId: Number(userId), familyId, serial: Number(serial) };
  return sameText(text, sealRefreshToken(secret, token)) ? token : undefined;
}
