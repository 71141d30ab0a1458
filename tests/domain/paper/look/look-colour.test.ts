import { describe, expect, it } from 'vitest';
import { contrastWithWhite, isLegible, legibleShade } from '@/domain/paper/look/look-colour';

describe('a colour on white paper', () => {
  it('has the contrast of WCAG', () => {
    expect(contrastWithWhite('#000000')).toBeCloseTo(21, 5);
    expect(contrastWithWhite('#ffffff')).toBeCloseTo(1, 5);
    expect(contrastWithWhite('#767676')).toBeCloseTo(4.54, 2);
    expect(contrastWithWhite('red')).toBe(0);
  });

  it('stays where it is legible, and is darkened until it is', () => {
    expect(legibleShade('#14532d')).toBe('#14532d');
    const shade = legibleShade('#e8a33d') ?? '';
    expect(isLegible(shade)).toBe(true);
    expect(contrastWithWhite(shade)).toBeLessThan(4.8);
    expect(isLegible(legibleShade('#ffffff') ?? '')).toBe(true);
    expect(legibleShade('#fff')).toBeUndefined();
  });
});
