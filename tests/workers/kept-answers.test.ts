/** The last answers: what they give is what would be found anew, and what is asked again or narrowed is not looked for among all. */
import { describe, expect, it } from 'vitest';
import { wordsOf } from '@/domain/invoice/line-words';
import { fold } from '@/domain/text/fold';
import { type FoundArchive, findInArchive } from '@/workers/archive-search/answer-query';
import { ArchiveColumns } from '@/workers/archive-search/archive-columns';
import { type ArchiveQuery, EVERYTHING_ISSUED } from '@/workers/archive-search/archive-query';
import { KeptAnswers } from '@/workers/archive-search/kept-answers';
import type { FoundLines } from '@/workers/archive-search/searched-lines';

const columns = new ArchiveColumns(fold);
columns.put(
  Array.from({ length: 400 }, (_, n) => ({
    ...{
      id: `d${n}`,
      direction: 'out' as const,
      number: `FCT-${n}`,
      issueDate: '2026-11-20',
      dueDate: '',
      currency: 'RON',
    },
    ...{ partnerName: `Moara ${n % 17} Ș`, partnerTaxId: `RO${1000 + (n % 17)}`, net: '1', vat: '0.21' },
    ...{ total: `${n % 90}.00`, state: n % 7 === 0 ? 'rejected' : 'accepted', issuedAt: '', xmlSha256: '' },
  })),
);
const STATE = { columns, edition: columns.edition, lines: 0 };
const query = (change: Partial<ArchiveQuery>): ArchiveQuery => ({ ...EVERYTHING_ISSUED, ...change });

/** The words of lines of a document, by its place. */
const wordsAt = (place: number): string => `ciment ${place % 50} c${place % 9}`;
const linesWith = (text: string): FoundLines => {
  const words = wordsOf(text);
  return { has: (place) => words.length > 0 && words.every((word) => wordsAt(place).includes(word)) };
};

/** Asks one after the other; gives the answers with how many documents each was looked for among, null where it was kept. */
function asked(...queries: readonly ArchiveQuery[]) {
  const kept = new KeptAnswers(fold);
  return queries.map((one) => {
    let among: number | null = null;
    const found = kept.answer(STATE, one, (wider) => {
      among = wider?.matched.length ?? columns.entries.length;
      return findInArchive(columns, one, fold, { wider, lines: linesWith(one.text) });
    });
    return { found, among };
  });
}

const ids = ({ places }: FoundArchive) => columns.at(places).map(({ id }) => id);

describe('the last answers', () => {
  it('are what would be found anew, whatever was asked before', () => {
    const words = ['', 'm', 'mo', 'moa', 'moara 1', 'moara 16', 'x', '7', '71', '1', 'ci', 'ciment 4'];
    // A sign alone says nothing of lines; what follows it does.
    const letters = [...words, '-', '-7', '-71', '(', '(c', '„', '„ciment'];
    const queries = letters.flatMap((typed) => [
      query({ text: typed }),
      query({ partner: typed }),
      query({ number: typed, states: ['rejected'] }),
      query({ partner: typed, sort: { by: 'total', direction: 'asc' } }),
      query({ partner: `${typed};FCT`, number: typed }),
    ]);
    for (let seed = 1; seed <= 120; seed += 1) {
      const some = Array.from(
        { length: 12 },
        (_, at) => queries[(seed * 31 + at * at * 7 + at * seed) % queries.length],
      );
      const order = some.filter((one) => one !== undefined);
      for (const [at, { found }] of asked(...order).entries()) {
        const one = order[at];
        if (one === undefined) throw new Error('Nothing was asked.');
        const { matched: _, ...fresh } = findInArchive(columns, one, fold, { lines: linesWith(one.text) });
        expect(found).toMatchObject(fresh);
      }
    }
  });

  it('are there when they are asked for again, and what goes on from one looks at what that one found', () => {
    const [first, longer, again, view] = asked(
      query({ partner: 'moara 1' }),
      query({ partner: 'MOARA 16' }),
      query({ partner: 'moara 1' }),
      query({ partner: 'moara 16', states: ['rejected'] }),
    );
    expect(first?.among).toBe(400);
    expect(longer?.among).toBe(first?.found.count);
    expect(again?.among).toBeNull();
    expect(view?.among).toBe(longer?.found.count);
  });

  // A total of 71 is not among what 7 finds.
  it('find a sum that the shorter one did not, and do not narrow one text of several', () => {
    const [, sum] = asked(query({ text: '7' }), query({ text: '71' }));
    expect(ids(sum?.found ?? expect.fail('nothing'))).toContain('d71');
    const [, several] = asked(query({ partner: 'moara 1' }), query({ partner: 'moara 1;fct' }));
    expect(several?.among).toBe(400);
  });

  it('are let go of with the state they answer', () => {
    const kept = new KeptAnswers(fold);
    let times = 0;
    const ask = (lines: number): FoundArchive =>
      kept.answer({ ...STATE, lines }, query({ partner: 'moara' }), (wider) => {
        expect(wider).toBeUndefined();
        times += 1;
        return findInArchive(columns, query({ partner: 'moara' }), fold);
      });
    ask(0);
    ask(0);
    ask(1);
    expect(times).toBe(2);
  });
});
