/** A hash as one compares it by eye: its first and last eight figures, in fours. */
export function hashText(hash: string): string {
  if (hash.length <= 16) return hash;
  const fours = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ');
  return `${fours(hash.slice(0, 8))} … ${fours(hash.slice(-8))}`;
}

/** A size as people read it: `18 kB`, `1,2 MB`. */
export function bytesText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`;
}
