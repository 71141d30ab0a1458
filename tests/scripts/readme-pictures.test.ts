/** README opens with two pictures that are quickly there. */
import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

const MAX_BYTES = 120_000;

it('opens with a picture of the desktop and one of the phone, each small', () => {
  const [opening = ''] = readFileSync('README.md', 'utf8').split('\n## ');
  const pictures = [...opening.matchAll(/<img src="(docs\/pictures\/[^"]+)"[^>]* alt="[^"]{20,}">/g)].map(
    ([, path = '']) => path,
  );
  expect(pictures).toEqual(['docs/pictures/issued-list-desktop.jpg', 'docs/pictures/issued-list-phone.jpg']);
  for (const path of pictures) expect(statSync(path).size).toBeLessThanOrEqual(MAX_BYTES);
});
