/** The first rows of a list's answer are named before it is counted, at no cost that the answer would not have. */
import { describe, expect, it } from 'vitest';
import { EVERYTHING_ISSUED } from '@/workers/archive-search/archive-query';
import { ListedArchive } from '@/workers/archive-search/listed-archive';
import { NO_LINES } from '@/workers/archive-search/searched-lines';

const LIMIT = 20;

/** Every second document is of a hotel, the others of a mill. */
function archive(): ListedArchive {
  const listed = new ListedArchive();
  listed.columns.put(
    Array.from({ length: 200 }, (_, at) => ({
      ...{ id: `d${at}`, direction: 'out' as const, number: `F-${at}`, issueDate: '2026-11-20', dueDate: '' },
      ...{ partnerName: at % 2 === 0 ? 'Hotel Vârful' : 'Moara', partnerTaxId: '18745203', currency: 'RON' },
      ...{ net: '1.00', vat: '0.00', total: '1.00', state: 'accepted', issuedAt: '', xmlSha256: 'a'.repeat(64) },
    })),
  );
  return listed;
}

function watchedLines() {
  const asked: number[] = [];
  const has = (place: number): boolean => {
    asked.push(place);
    return false;
  };
  return { asked, lines: { found: { has }, edition: 0 } };
}

const idsAt = ({ columns }: ListedArchive, places: Uint32Array) => columns.at(places).map(({ id }) => id);

describe('the first of an answer', () => {
  // Before: words of lines were looked for among documents that the answer did not look at.
  it('asks nothing of lines where the text goes on from one whose documents all have it', () => {
    const listed = archive();
    const { asked, lines } = watchedLines();
    listed.found({ ...EVERYTHING_ISSUED, text: 'hotel' }, { found: NO_LINES, edition: 0 });
    const query = { ...EVERYTHING_ISSUED, text: 'hotel v' };
    const first = idsAt(listed, listed.first(query, LIMIT, lines));
    expect(asked).toEqual([]);
    expect(first).toHaveLength(LIMIT);
    expect(first).toEqual(idsAt(listed, listed.found(query, lines).places).slice(0, LIMIT));
  });

  it('is that of the answer where it is kept', () => {
    const listed = archive();
    const { asked, lines } = watchedLines();
    const query = { ...EVERYTHING_ISSUED, text: 'hotel' };
    const { places } = listed.found(query, { found: NO_LINES, edition: 0 });
    expect(idsAt(listed, listed.first(query, LIMIT, lines))).toEqual(idsAt(listed, places).slice(0, LIMIT));
    expect(asked).toEqual([]);
  });
});
