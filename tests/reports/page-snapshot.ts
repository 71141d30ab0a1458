/** The page of a failed test, from what Playwright wrote of it. */

const LINES = 80;
const WIDTH = 160;
/** Beside the error's words or under a head of its own, by what failed. */
const TREE = /^```yaml\n([\s\S]*?)^```/m;

/** The first lines of the page's tree of roles and names; empty where the page was not to be had. */
export function pageSnapshot(context: string): string {
  const tree = TREE.exec(context)?.[1] ?? '';
  const whole = tree.split('\n').filter((line) => line.trim() !== '');
  // Before it stands the menu, which is the same everywhere; how deep it stands depends on who wrote the tree.
  const begin = Math.max(
    0,
    whole.findIndex((line) => /^\s*- main\b/.test(line)),
  );
  const indent = /^\s*/.exec(whole[begin] ?? '')?.[0].length ?? 0;
  const lines = whole.slice(begin).map((line) => line.replace(/^\s*/, (white) => white.slice(indent)));
  const shown = lines.slice(0, LINES).map((line) => `    ${line.slice(0, WIDTH)}`);
  const left = lines.length - shown.length;
  return [...shown, ...(left > 0 ? [`    … ${left} more lines`] : [])].join('\n');
}
