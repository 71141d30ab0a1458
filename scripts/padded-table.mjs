// A table of a document as it is read in the source: its columns under each other.

/** The same rows, each cell as wide as the widest of its column; a bar within a cell stands behind a backslash. */
export function paddedTable(rows) {
  const cells = rows.map(cellsOf);
  const widths = (cells[0] ?? []).map((_cell, place) =>
    Math.max(3, ...cells.filter((row) => !isRule(row)).map((row) => row[place]?.length ?? 0)),
  );
  return cells.map((row) => {
    const fill = isRule(row) ? (_cell, width) => '-'.repeat(width) : (cell, width) => cell.padEnd(width);
    return `| ${row.map((cell, place) => fill(cell, widths[place] ?? cell.length)).join(' | ')} |`;
  });
}

function cellsOf(row) {
  return row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function isRule(row) {
  return row.every((cell) => /^-+$/.test(cell));
}
