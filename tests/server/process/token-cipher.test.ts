import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createTokenCipher } from '../../../server/process/token-cipher';

describe('what is sealed', () => {
  const cipher = createTokenCipher(randomBytes(32));
  const sealed = cipher.seal('secretul meu', 'totp-1');

  it('is opened with its key, for its row', () => {
    expect(cipher.open(sealed, 'totp-1')).toBe('secretul meu');
    expect(sealed.toString('latin1')).not.toContain('secretul');
  });

  it('is nothing for another row, with another key, changed at any byte or cut', () => {
    expect(cipher.open(sealed, 'totp-2')).toBeUndefined();
    expect(createTokenCipher(randomBytes(32)).open(sealed, 'totp-1')).toBeUndefined();
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(cipher.open(changed, 'totp-1'), String(at)).toBeUndefined();
    }
    expect(cipher.open(sealed.subarray(0, sealed.length - 1), 'totp-1')).toBeUndefined();
  });

  it('is another text each time', () => {
    const many = Array.from({ length: 1_000 }, () => cipher.seal('a', 'b').subarray(0, 12).toString('hex'));
    expect(new Set(many).size).toBe(1_000);
  });

  it('asks for a whole key', () => {
    expect(() => createTokenCipher(randomBytes(16))).toThrow(RangeError);
  });
});
