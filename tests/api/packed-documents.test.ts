/** Documents in one answer come out as they went in; of an answer that was cut, those that are whole. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packDocuments, unpackDocuments } from '@/api/packed-documents';
import { entityId } from '../db/support/samples';

const documents = fc.array(
  fc.record({
    id: fc.uuid().map(entityId),
    bytes: fc.uint8Array({ maxLength: 40 }).map((bytes) => Uint8Array.from(bytes)),
  }),
);

it('comes out as it went in', () => {
  fc.assert(
    fc.property(documents, (all) => {
      expect(unpackDocuments(packDocuments(all))).toEqual(all);
    }),
  );
});

it('gives of a cut answer the documents that are whole', () => {
  fc.assert(
    fc.property(documents, fc.nat(), (all, cut) => {
      const packed = packDocuments(all);
      const whole = unpackDocuments(packed.slice(0, cut));
      expect(whole).toEqual(all.slice(0, whole.length));
      expect(packDocuments(whole).length).toBeLessThanOrEqual(cut);
    }),
  );
});

it.each(['', 'x', '\n', 'no id 5\nabcde', '00000000-0000-4000-8000-000000000000 -1\n'])(
  'gives nothing of «%s»',
  (text) => {
    expect(unpackDocuments(Uint8Array.from(Buffer.from(text)))).toEqual([]);
  },
);
