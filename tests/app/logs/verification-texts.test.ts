/** What the foot of the journal says of its chain: only what was computed. */
import { describe, expect, it } from 'vitest';
import type { Verification } from '@/app/logs/use-verification';
import { endWords } from '@/app/logs/verification-texts';

const NOW = new Date('2026-11-26T08:05:00.000Z');
const HASH = `be95e7a1${'0'.repeat(52)}a49f`;
const computed = (damage: { readonly seq: number; readonly what: string } | null): Verification => ({
  kind: 'computed',
  verdict: { entries: 48_213, seals: 3, end: HASH, at: NOW.toISOString(), damage },
});

describe('the end of the journal', () => {
  it('says nothing of a chain that nobody verified', () => {
    expect(endWords({ kind: 'not-asked' }, HASH, NOW)).toBe('capăt be95 e7a1 … a49f');
    expect(endWords({ kind: 'not-asked' }, '', NOW)).toBe('capăt –');
    expect(endWords({ kind: 'away' }, HASH, NOW)).toContain('Este nevoie de rețea');
    expect(endWords({ kind: 'refused', why: 'Prea multe încercări.' }, HASH, NOW)).toBe('Prea multe încercări.');
  });

  it('tells a whole chain by its count, the hour and its end', () => {
    expect(endWords(computed(null), '', NOW)).toMatch(
      /^Lanț întreg, 48\.213 înregistrări · verificat astăzi, \d\d:05 · capăt be95 e7a1 … a49f$/,
    );
  });

  it('tells which entry is not as it was written, also by a word of a newer server', () => {
    expect(endWords(computed({ seq: 1_012, what: 'content' }), HASH, NOW)).toBe(
      'Lanțul nu se mai leagă la înregistrarea 1.012: conținutul nu mai este cel legat în lanț. Anunțați administratorul serverului.',
    );
    expect(endWords(computed({ seq: 2, what: 'of-tomorrow' }), HASH, NOW)).toContain('nu mai este cum a fost scrisă');
  });
});
