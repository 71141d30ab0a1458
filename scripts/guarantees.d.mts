interface Promised {
  readonly name: string;
  readonly words: string;
  readonly by?: readonly string[];
}

export function marksIn(text: string): ReadonlySet<string>;
export function runsIn(document: string): number;
export function checkedBy(
  promises: readonly Promised[],
  tests: readonly (readonly [string, ReadonlySet<string>])[],
): readonly { readonly name: string; readonly words: string; readonly files: readonly string[] }[];
export function tellGuarantees(print?: (line: string) => void): boolean;
