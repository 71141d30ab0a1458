/**
 * Refresh tokens of a family: `family.generation.seal`, where the seal is an HMAC of the rest. A successor is computed, not
 * stored, so a repeated predecessor gets the very same one (design, section 9).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface RefreshToken {
  readonly familyId: string;
  /** 0 is the one sign-in gives. */
  readonly generation: number;
}

const SHAPE = /^([0-9a-f-]{36})\.(\d{1,9})\.([A-Za-z0-9_-]{43})$/;

export function sealRefreshToken(secret: string, { familyId, generation }: RefreshToken): string {
  return `${familyId}.${generation}.${sealOf(secret, familyId, generation).toString('base64url')}`;
}

/** Undefined: not one of ours. */
export function openRefreshToken(secret: string, text: string): RefreshToken | undefined {
  const [, familyId, number, seal] = SHAPE.exec(text) ?? [];
  if (familyId === undefined || seal === undefined) return undefined;
  const generation = Number(number);
  const expected = sealOf(secret, familyId, generation);
  const given = Buffer.from(seal, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? { familyId, generation } : undefined;
}

function sealOf(secret: string, familyId: string, generation: number): Buffer {
  return createHmac('sha256', secret).update(`${familyId}.${generation}`).digest();
}
