export interface TextPart {
  readonly text: string;
  /** Not in the other text. */
  readonly differs: boolean;
}

/** Longer texts are shown without marks: the table below grows with the product of their words. */
const MAX_WORDS = 400;

/** The words of `text` with those marked that `other` does not have in the same order (longest common subsequence). */
export function wordDifferences(text: string, other: string): readonly TextPart[] {
  const words = text.split(/(?<=\s)/u);
  const others = other.split(/(?<=\s)/u);
  if (words.length > MAX_WORDS || others.length > MAX_WORDS) return [{ text, differs: false }];
  const lengths = commonLengths(words, others);
  const parts: TextPart[] = [];
  let j = 0;
  for (const [i, word] of words.entries()) {
    while (j < others.length && others[j] !== word && at(lengths, i, j + 1) >= at(lengths, i, j)) j += 1;
    const common = others[j] === word;
    if (common) j += 1;
    parts.push({ text: word, differs: !common });
  }
  return joined(parts);
}

function at(lengths: readonly (readonly number[])[], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0;
}

/** `[i][j]`: length of the longest common subsequence of the words from i and from j on. */
function commonLengths(words: readonly string[], others: readonly string[]): readonly (readonly number[])[] {
  const lengths: number[][] = Array.from({ length: words.length + 1 }, () => new Array(others.length + 1).fill(0));
  for (let i = words.length - 1; i >= 0; i -= 1) {
    const row = lengths[i];
    if (row === undefined) continue;
    for (let j = others.length - 1; j >= 0; j -= 1) {
      row[j] =
        words[i] === others[j] ? at(lengths, i + 1, j + 1) + 1 : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1));
    }
  }
  return lengths;
}

function joined(parts: readonly TextPart[]): readonly TextPart[] {
  const result: TextPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last?.differs === part.differs) result[result.length - 1] = { ...last, text: last.text + part.text };
    else if (last?.differs === true) {
      // The space before a word in common is nobody's difference.
      const word = last.text.trimEnd();
      result[result.length - 1] = { ...last, text: word };
      result.push({ ...part, text: last.text.slice(word.length) + part.text });
    } else result.push(part);
  }
  return result;
}
