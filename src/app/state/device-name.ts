import { dayText } from '@/app/ui/words/date-words';

/** A name for this browser profile until the person gives one: „Chrome, Windows, din 22.11.2026”, as two may be of one kind. `day`: `yyyy-MM-dd`. */
export function defaultDeviceName(userAgent: string, day: string): string {
  const browser = first(userAgent, [
    ['Edge', /Edg\//],
    ['Opera', /OPR\//],
    ['Samsung Internet', /SamsungBrowser\//],
    ['Firefox', /Firefox\/|FxiOS\//],
    ['Chrome', /Chrome\/|CriOS\//],
    ['Safari', /Safari\//],
  ]);
  const system = first(userAgent, [
    ['Android', /Android/],
    ['iPhone', /iPhone/],
    ['iPad', /iPad/],
    ['Windows', /Windows/],
    ['macOS', /Macintosh/],
    ['Linux', /Linux/],
  ]);
  const kind = [browser, system].filter((part) => part !== undefined).join(', ') || 'Dispozitiv';
  return `${kind}, din ${dayText(day)}`;
}

function first(text: string, names: readonly (readonly [string, RegExp])[]): string | undefined {
  return names.find(([, pattern]) => pattern.test(text))?.[0];
}
