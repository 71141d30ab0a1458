/** A key's question leaves before the key is drawn, once; another snapshot is asked anew. */
import { describe, expect, it } from 'vitest';
import { type Asked, askedOnce } from '@/app/invoices/list/asked-once';

const QUERY = {} as Asked['query'];
const OTHER = {} as Asked['query'];

function watched() {
  const asked: Asked[] = [];
  return { asked, once: askedOnce((one) => asked.push(one)) };
}

describe('a question of a list', () => {
  it('that left with its key is not asked again once the key is drawn', () => {
    const { asked, once } = watched();
    once.now({ query: QUERY, offset: 0, edition: 1 });
    once.drawn({ query: QUERY, offset: 0, edition: 1 });
    expect(asked).toEqual([{ query: QUERY, offset: 0, edition: 1 }]);
  });

  it('is asked where it is another one, of other rows, or of a snapshot that has changed', () => {
    const { asked, once } = watched();
    for (const [query, offset, edition] of [
      [QUERY, 0, 1],
      [OTHER, 0, 1],
      [OTHER, 300, 1],
      [OTHER, 300, 2],
    ] as const)
      once.drawn({ query, offset, edition });
    expect(asked).toHaveLength(4);
  });

  it('waits for a snapshot, and is asked of the next one, whose editions begin again', () => {
    const { asked, once } = watched();
    once.now({ query: QUERY, offset: 0, edition: 0 });
    expect(asked).toEqual([]);
    for (const edition of [1, 0, 1]) once.drawn({ query: QUERY, offset: 0, edition });
    expect(asked.map(({ edition }) => edition)).toEqual([1, 1]);
  });
});
