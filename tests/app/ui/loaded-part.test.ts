/** Parts with a chunk of their own: drawn in the same render once they are here, what keeps their room until then. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fetchPart, type LoadedPart, loadedPart, Part } from '@/app/ui/loaded-part';

interface Named {
  readonly name: string;
}

const Greeting = ({ name }: Named) => createElement('b', null, name);
const whole = { default: Greeting };

function drawn(part: LoadedPart<Named>): string {
  return renderToStaticMarkup(createElement(Part<Named>, { part, props: { name: 'Ana' }, before: 'locul ei' }));
}

test('what is not here yet leaves its room', () => {
  expect(drawn(loadedPart(async () => whole))).toBe('locul ei');
});

test('what was fetched is drawn in the first render', async () => {
  const part = loadedPart(async () => whole);
  await fetchPart(part);
  expect(drawn(part)).toBe('<b>Ana</b>');
});

test('it is fetched once, and again only after a failure', async () => {
  let asked = 0;
  const part = loadedPart(async () => {
    asked += 1;
    if (asked === 1) throw new Error('no network');
    return whole;
  });
  await expect(fetchPart(part)).rejects.toThrow('no network');
  await fetchPart(part);
  await fetchPart(part);
  expect(asked).toBe(2);
  expect(drawn(part)).toBe('<b>Ana</b>');
});
