const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** A size as people read it: `412 MB`, `2,1 GB`; one decimal from a gigabyte on. */
export function bytesText(bytes: number): string {
  const step = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  const shown = step >= 3 ? value.toFixed(1) : Math.round(value).toString();
  return `${shown.replace('.', ',')} ${UNITS[step]}`;
}
