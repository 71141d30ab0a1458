/** Where a long text is cut so that it still reads well in parts. */

const SENTENCE = /[.!?…][)”"»]*$/u;
const SHORTENED =
  /(?:^|[\s(„])(?:\p{L}|(?:\p{L}+\.)+\p{L}+|al|alin|ap|art|bd|bl|cf|com|cont|ctr|dl|dna|dr|et|ex|fact|ing|jud|lit|loc|mun|nr|pct|prof|pt|sc|str|tel)\.$/iu;
const BEGINS = /^\s+[(„"«]*\p{Lu}/u;
const PART = /[;,]$/;

/**
 * The blank before which a text of at most `room` units ends best: the last after a sentence, else the last after a part of a list
 * that fills half of the room. Undefined where there is neither.
 */
export function sentenceEnd(text: string, room: number): number | undefined {
  const blanks = [...text.slice(0, room + 1).matchAll(/\s/gu)].map(({ index }) => index);
  const sentence = blanks.findLast((at) => endsSentence(text.slice(0, at)) && BEGINS.test(text.slice(at, at + 8)));
  return sentence ?? blanks.findLast((at) => at > room / 2 && PART.test(text.slice(0, at)));
}

function endsSentence(text: string): boolean {
  return SENTENCE.test(text) && !SHORTENED.test(text);
}
