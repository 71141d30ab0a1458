import { describe, expect, it } from 'vitest';
import { mayOffer, REFUSAL_COOKIE, refusalCookie } from '@/app/pwa/install-prompt';

describe('the offer to install', () => {
  it('is made unless the app is installed or was refused', () => {
    expect(mayOffer(false, '')).toBe(true);
    expect(mayOffer(true, '')).toBe(false);
    expect(mayOffer(false, `a=1; ${REFUSAL_COOKIE}=1; b=2`)).toBe(false);
    expect(mayOffer(false, `x${REFUSAL_COOKIE}=1`)).toBe(true);
  });

  it('is not repeated for one day', () => {
    expect(refusalCookie(false)).toContain('Max-Age=86400');
    expect(refusalCookie(true)).toContain('Secure');
  });
});
