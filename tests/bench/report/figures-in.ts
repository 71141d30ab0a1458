/**
 * The tables of a Markdown document that come from the benches' kept results: what stands between
 * `<!-- bench: NAME -->` and `<!-- /bench -->` is written by `npm run figures`, never by hand.
 */
import type { BenchResult } from './bench-result';
import { asMarkdown, type Row } from './table';

const BLOCK = /<!-- bench: ([a-z0-9-]+) -->\n[\s\S]*?<!-- \/bench -->/g;

/** The document with the results that `resultOf` gives; throws where a name has none. */
export function figuresIn(text: string, resultOf: (name: string) => BenchResult | undefined): string {
  return text.replace(BLOCK, (_, name: string) => {
    const result = resultOf(name);
    if (result === undefined) throw new Error(`There is no result «${name}»: run its bench first.`);
    return [`<!-- bench: ${name} -->`, '', ...lines(result), '', '<!-- /bench -->'].join('\n');
  });
}

function lines({ title, head, rows, machine, node, load, date, commit }: BenchResult): readonly string[] {
  const where = `${date}, commit ${commit}, ${machine}, Node ${node}, load ${load.start.toFixed(1)} to ${load.end.toFixed(1)}`;
  return [`${title} (${where}):`, '', ...asMarkdown(head, rows.map(dashed))];
}

/** A part of the row above is set in by blanks, which Markdown drops. */
function dashed([name = '', ...figures]: Row): Row {
  return [name.replace(/^ +/, '– '), ...figures];
}
