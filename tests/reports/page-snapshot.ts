/** The page of a failed test, from what Playwright wrote of it. */

/** The page's heads and what lies over it stand first. */
const LINES = 60;
const WIDTH = 160;
/** Beside the error's words or under a head of its own, by what failed. */
const TREE = /^```yaml\n([\s\S]*?)^```/m;

/** The first lines of the page's tree of roles and names; empty where the page was not to be had. */
export function pageSnapshot(context: string): string {
  const tree = TREE.exec(context)?.[1] ?? '';
  const lines = tree.split('\n').filter((line) => line.trim() !== '');
  const shown = lines.slice(0, LINES).map((line) => `    ${line.slice(0, WIDTH)}`);
  const left = lines.length - shown.length;
  return [...shown, ...(left > 0 ? [`    … ${left} more lines`] : [])].join('\n');
}
