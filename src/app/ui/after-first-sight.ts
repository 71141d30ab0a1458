import { afterPaint } from './after-paint';

/** What begins after the first sight begins then all the same, for a page that goes on reading. */
const LONGEST_MS = 1_500;

/**
 * Resolves once the page that was opened shows what it is for: its head is drawn, and nothing in it says that it is being read
 * (`aria-busy`). What the person does not look at has the processor only then: on a phone each of its files cost the rows a frame.
 */
export async function afterFirstSight(longestMs = LONGEST_MS): Promise<void> {
  const end = performance.now() + longestMs;
  do await afterPaint();
  while (isReading() && performance.now() < end);
}

function isReading(): boolean {
  const page = document.getElementById('main') ?? document.body;
  return page.querySelector('h1') === null || page.querySelector('[aria-busy="true"]') !== null;
}
