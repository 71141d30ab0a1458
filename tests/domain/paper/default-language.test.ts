import { expect, it } from 'vitest';
import { withDefaultLanguage } from '@/domain/paper/look/default-language';
import { USUAL_LOOK } from '@/domain/paper/look/invoice-look';

it('a preferred language holds where the look leaves it to the buyer, and nowhere else', () => {
  expect(withDefaultLanguage(null, 'look')).toBeNull();
  expect(withDefaultLanguage(null, 'ro-en')).toEqual({ ...USUAL_LOOK, language: 'ro-en' });
  expect(withDefaultLanguage(USUAL_LOOK, 'ro')?.language).toBe('ro');
  const chosen = { ...USUAL_LOOK, language: 'ro' as const };
  expect(withDefaultLanguage(chosen, 'ro-en')).toBe(chosen);
});
