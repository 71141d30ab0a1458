/**
 * The parts whose names begin with one of the words that were asked for; all of them where none was asked for. Throws where a
 * word fits no part: a run that measures or checks nothing must not end well.
 */
export function chooseParts(parts, wanted) {
  const unknown = wanted.filter((word) => !parts.some(({ name }) => name.startsWith(word)));
  if (unknown.length > 0) throw new Error(nothingBegins(unknown, parts));
  return parts.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)));
}

function nothingBegins(unknown, parts) {
  const words = unknown.map((word) => `«${word}»`).join(', ');
  return [`No part's name begins with ${words}. The parts are:`, ...parts.map(({ name }) => `  ${name}`)].join('\n');
}
