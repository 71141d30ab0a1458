import type { Company } from '@/api/entities/company';
import { fold, matchesFolded } from '@/domain/text/fold';

/** Every piece of what was typed stands in the name or the fiscal code, which may be typed with its prefix; nothing typed names all. */
export function isCompanyNamed({ name, cif }: Pick<Company, 'name' | 'cif'>, typed: string): boolean {
  return matchesFolded(fold(`${name} ${cif}`), typed.trim().replace(/^RO(?=\d)/i, ''));
}
