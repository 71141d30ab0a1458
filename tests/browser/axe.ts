/** What axe finds of WCAG 2.2, A and AA, on a page without frames, or with so many. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Every violation as a line: its rule, the element, and what axe says of it. */
export async function violationsOf(page: Page, frames = 1): Promise<readonly string[]> {
  // Axe gathers the results of several frames on a blank page of its own, which takes longer than the rules do.
  expect(page.frames(), 'frames').toHaveLength(frames);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode()
    .analyze();
  return linesOf(violations);
}

/** Texts below 7:1 (large ones 4.5:1) in a part of the page: for what is read in a hurry, in any light. */
export async function faintTexts(page: Page, part: string): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page }).include(part).withRules(['color-contrast-enhanced']).setLegacyMode();
  return linesOf((await builder.analyze()).violations);
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

function linesOf(violations: Violations): readonly string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
