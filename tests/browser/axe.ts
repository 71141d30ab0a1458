/**
 * What axe finds of WCAG 2.2, A and AA, on a page without frames, or with so many. Invariant: its source is evaluated once in a
 * document; half a megabyte cost as long as half of the rules.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const SOURCE = `${readFileSync(resolve('axe-core/axe.min.js'), 'utf8')};0`;
/** For the builder, which would evaluate its own copy twice each time. */
const LOADED = '0';

/** The rules whose answer depends on the theme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Every violation as a line: its rule, the element, and what axe says of it. */
export async function violationsOf(page: Page, frames = 1): Promise<readonly string[]> {
  // Axe gathers the results of several frames on a blank page of its own, which takes longer than the rules do.
  expect(page.frames(), 'frames').toHaveLength(frames);
  return found((await builderOf(page)).withTags(TAGS));
}

/** What another theme may have made wrong of a page that `violationsOf` was asked of: a third less work than all rules. */
export async function colourViolationsOf(page: Page): Promise<readonly string[]> {
  return found((await builderOf(page)).withRules(OF_COLOURS));
}

/** Texts below 7:1 (large ones 4.5:1) in a part of the page: for what is read in a hurry, in any light. */
export async function faintTexts(page: Page, part: string): Promise<readonly string[]> {
  // The enhanced rule leaves to the other one what is below 4.5:1.
  return found((await builderOf(page)).include(part).withRules(['color-contrast', 'color-contrast-enhanced']));
}

async function builderOf(page: Page): Promise<AxeBuilder> {
  await drawn(page);
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE);
  }
  return new AxeBuilder({ page, axeSource: LOADED }).setLegacyMode().options({ resultTypes: ['violations'] });
}

/** What stands inside an open `details`, and the rows of a table on a busy machine, have the theme's colours from the next frame on. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

async function found(builder: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
