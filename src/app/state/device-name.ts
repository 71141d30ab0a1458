/** A name for this browser profile until the person gives one: „Chrome, Windows”. */
export function defaultDeviceName(userAgent: string): string {
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
  return [browser, system].filter((part) => part !== undefined).join(', ') || 'Dispozitiv';
}

function first(text: string, names: readonly (readonly [string, RegExp])[]): string | undefined {
  return names.find(([, pattern]) => pattern.test(text))?.[0];
}
