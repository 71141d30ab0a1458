import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placesOfPrints, placesWhere } from '@/db/archive/cold/cold-places';
import { packBlock } from '@/db/archive/cold/pack-block';
import type { SettledRow } from '@/db/archive/cold/packable';
import { version } from '../../support/samples';
import { COMPANY } from '../../support/test-database';
import { coldItem } from '../../support/two-stores';

function settled(place: number): SettledRow {
  const base = coldItem(place);
  const { id, direction, issueDate, number, xmlSha256 } = base;
  const indexed = { id, companyId: COMPANY, direction, issueDate, number, xmlSha256 };
  return { ...indexed, version: version(1), base, pending: [], draft: null, taken: null };
}

/** Ids whose fingerprints share their low bits, so that the filter lets strangers through. */
const prints = fc.array(
  fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 })).map(([high, low]) => high * 0x10000 + low + 1),
  { minLength: 1, maxLength: 40 },
);

it('places are found by their prints as by asking each one, and none that has gone', () => {
  const { facts } = packBlock([settled(0)]);
  fc.assert(
    fc.property(prints, prints, fc.array(fc.boolean()), (own, wanted, left) => {
      const gone = Uint8Array.from(own, (_print, place) => (left[place] === true ? 1 : 0));
      const ofBlock = { companyId: COMPANY, direction: 'out', number: 1, edition: 1, unconfirmed: false } as const;
      const header = { ...facts, ...ofBlock, ids: Uint32Array.from(own), gone, living: 1 };
      const asked = new Set(wanted);
      const found = placesOfPrints([header, header], asked);
      expect(found).toEqual(placesWhere([header, header], ({ ids }, place) => asked.has(ids[place] ?? 0)));
    }),
  );
});
