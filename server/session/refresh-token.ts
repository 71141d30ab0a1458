/**
 * Refresh tokens of a family: `user.family.serial.seal`, where the seal is an HMAC of the rest. A successor is computed, not
 * stored, so a repeated predecessor gets the very same one (design, section 9).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface RefreshToken {
  readonly userId: number;
  readonly familyId: string;
  /** 1 is the one sign-in gives; a family that presented none stands at 0. */
  readonly serial: number;
}

const SHAPE = /^(\d{1,9})\.([0-9a-f-]{36})\.(\d{1,9})\.([A-Za-z0-9_-]{43})$/;

export function sealRefreshToken(secret: string, token: RefreshToken): string {
  return `${signedPart(token)}.${sealOf(secret, token).toString('base64url')}`;
}

/** Undefined: not one of ours. */
export function openRefreshToken(secret: string, text: string): RefreshToken | undefined {
  const [, userId, familyId, serial, seal] = SHAPE.exec(text) ?? [];
  if (familyId === undefined || seal === undefined) return undefined;
  const token = { userId: Number(userId), familyId, serial: Number(serial) };
  const expected = sealOf(secret, token);
  const given = Buffer.from(seal, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

function signedPart({ userId, familyId, serial }: RefreshToken): string {
  return `${userId}.${familyId}.${serial}`;
}

function sealOf(secret: string, token: RefreshToken): Buffer {
  return createHmac('sha256', secret).update(signedPart(token)).digest();
}
