/** The text with the table whose head `begins` names replaced; throws where it has none. */
export function withTable(text: string, begins: RegExp, table: readonly string[]): string;
