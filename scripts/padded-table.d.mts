export function paddedTable(rows: readonly string[]): string[];
