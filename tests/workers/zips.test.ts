import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { safeName } from '@/workers/document/file-names';
import { packZip } from '@/workers/document/pack-zip';
import { MAX_DOCUMENT_BYTES, unpackZip } from '@/workers/document/unpack-zip';

/** As the directory at the zip's end has them, in the order of its files. */
function daysOf(zip: Uint8Array): readonly string[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const places = Array.from({ length: zip.length - 4 }, (_, at) => at).filter(
    (at) => view.getUint32(at) === 0x504b0102,
  );
  return places.map((at) => {
    const date = view.getUint16(at + 14, true);
    const two = (part: number): string => String(part).padStart(2, '0');
    return `${1980 + (date >> 9)}-${two((date >> 5) & 15)}-${two(date & 31)}`;
  });
}

describe('packing', () => {
  it('keeps every file, also two of one name', () => {
    const files = unzipSync(
      packZip([
        { name: 'FCT-1.xml', bytes: strToU8('a') },
        { name: 'fct-1.xml', bytes: strToU8('b') },
        { name: 'S/2.xml', bytes: strToU8('c') },
      ]),
    );
    expect(Object.keys(files)).toEqual(['FCT-1.xml', 'fct-1 (2).xml', 'S-2.xml']);
    expect(files['fct-1 (2).xml']).toEqual(strToU8('b'));
  });

  // Before: every file was of the first day of 1980, and of one invoice the number alone said whose it is.
  it('dates the file of a document by its day, and writes its name in plain letters', () => {
    const day = '2026-11-24';
    const zip = packZip([
      { name: 'FCT-1 Cofetăria „Mălina” Șți S.R.L.xml', day, bytes: strToU8('a') },
      { name: 'FCT-1 Cofetaria -Malina- Sti S.R.L.xml', day, bytes: strToU8('b') },
      {
        name: `../../..\\x/ \u202e${'é'.repeat(400)}.xml`,
        day: '1975-01-01',
        folders: ['RO1', '../a'],
        bytes: strToU8('c'),
      },
      { name: ' .xml', day: '', bytes: strToU8('d') },
    ]);
    const names = Object.keys(unzipSync(zip));
    expect(names.slice(0, 2)).toEqual([
      'FCT-1 Cofetaria -Malina- Sti S.R.L.xml',
      'FCT-1 Cofetaria -Malina- Sti S.R.L (2).xml',
    ]);
    expect(names[2]).toMatch(/^RO1\/\.\.-a\/[-.x ]*e+\.xml$/);
    expect(names[2]?.length).toBeLessThan(170);
    expect(names[3]).toBe('document.xml');
    expect(daysOf(zip)).toEqual(['2026-11-24', '2026-11-24', '1980-01-01', '1980-01-01']);
  });

  it('names a file whatever the number is', () => {
    expect(safeName(' A:*?"<>|\\1\u0000 ')).toBe('A--------1-');
    expect(safeName('  ')).toBe('document');
  });
});

describe('unpacking', () => {
  it('tells what is too large without unpacking it', () => {
    const zip = zipSync({ 'mare.xml': new Uint8Array(MAX_DOCUMENT_BYTES + 1), 'mic.xml': strToU8('<a/>') });
    const unpacked = unpackZip(zip);
    expect(unpacked).toMatchObject({ ok: true, tooLarge: ['mare.xml'] });
    expect(unpacked.ok && unpacked.entries.map(({ path }) => path)).toEqual(['mic.xml']);
  });

  it('says where it is no zip', () => {
    expect(unpackZip(new Uint8Array([80, 75, 1]))).toEqual({ ok: false, reason: 'zip-broken' });
  });
});
