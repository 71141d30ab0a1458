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
/** The rows of the table, and the promises without a test. */
export function guarantees(): { readonly table: readonly string[]; readonly open: readonly string[] };
/** Prints the table and writes it into docs/sync.md; false where a promise has no test. */
export function tellGuarantees(print?: (line: string) => void): boolean;
