/** Tables of docs/anaf.md that tests make: what stands there must be what was seen. `ANAF_DOCS=write` writes it. */
import { readFileSync, writeFileSync } from 'node:fs';

const DOCS = new URL('../../../docs/anaf.md', import.meta.url);

/** Between `<!-- made: NAME -->` and `<!-- /made -->`. */
export function keptTable(
  name: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): { readonly inDocs: string; readonly made: string } {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const made = [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
  const docs = readFileSync(DOCS, 'utf8');
  const block = new RegExp(`(<!-- made: ${name} -->\n\n)(.*?)(\n\n<!-- /made -->)`, 's');
  if (process.env.ANAF_DOCS === 'write')
    writeFileSync(
      DOCS,
      docs.replace(block, (_whole, open: string, _old, close: string) => `${open}${made}${close}`),
    );
  return { inDocs: unpadded(block.exec(readFileSync(DOCS, 'utf8'))?.[2] ?? ''), made: unpadded(made) };
}

/** A table as it is read: formatting pads its cells to the width of the column. */
function unpadded(table: string): string {
  return table.replaceAll(/-{3,}/g, '---').replaceAll(/ +\|/g, ' |').replaceAll(/\| +/g, '| ');
}
