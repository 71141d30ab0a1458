import type { HeldInterval } from '@/domain/numbering/reserved-before';

/** „FCT-0151–FCT-0200 sunt rezervate dispozitivului „Telefon Ana””, with the numbers as `shown` writes them. */
export function reservedFor({ from, to, devices }: HeldInterval, shown: (number: number) => string): string {
  const names = devices.map((name) => `„${name}”`).join(', ');
  const whose = devices.length === 1 ? `dispozitivului ${names}` : `dispozitivelor ${names}`;
  return from === to ? `${shown(from)} este rezervat ${whose}` : `${shown(from)}–${shown(to)} sunt rezervate ${whose}`;
}
