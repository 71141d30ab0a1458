/**
 * Lower case without diacritics, for comparing what people type: „Țară” and „tara” are the same. One character stays one
 * character, so positions in the folded text are positions in the text.
 */
export function foldText(text: string): string {
  return Array.from(text, foldCharacter).join('');
}

function foldCharacter(character: string): string {
  const folded = character
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  return folded.length === character.length ? folded : character;
}
