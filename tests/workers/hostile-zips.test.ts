/** Zips that a person may be given: bombs, lies, zips in zips, names of every system, cut files. */
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { safeName } from '@/workers/document/file-names';
import { packZip } from '@/workers/document/pack-zip';
import { isWantedXml, MAX_DOCUMENT_BYTES, unpackZip } from '@/workers/document/unpack-zip';

const paths = (zip: Uint8Array) => {
  const unpacked = unpackZip(zip);
  return unpacked.ok ? unpacked.entries.map(({ path }) => path) : unpacked.reason;
};

/** The zip with another unpacked size told for its only entry, in the directory and in the entry's own head. */
function lying(zip: Uint8Array, size: number): Uint8Array {
  const copy = zip.slice();
  const view = new DataView(copy.buffer);
  view.setUint32(22, size, true);
  const directory = view.getUint32(copy.length - 22 + 16, true);
  view.setUint32(directory + 24, size, true);
  return copy;
}

describe('what is read of a zip', () => {
  it.each([
    ['factura.xml', true],
    ['FACTURA.XML', true],
    ['2026/martie/factura.xml', true],
    ['2026\\martie\\factura.xml', true],
    ['semnatura_1.xml', false],
    ['SEMNATURA_1.xml', false],
    ['2026/semnatura_1.xml', false],
    // Before: a zip packed on Windows gave its signatures to be sent as invoices.
    ['2026\\semnatura_1.xml', false],
    ['nesemnatura_1.xml', true],
    ['__MACOSX/._factura.xml', false],
    ['__MACOSX\\._factura.xml', false],
    ['factura.xml.p7s', false],
    ['factura.pdf', false],
    ['factura.xml/', false],
    ['xml', false],
    ['', false],
  ])('«%s»: %s', (path, wanted) => {
    expect(isWantedXml(path)).toBe(wanted);
  });

  it('is every wanted entry with its bytes, wherever it lies', () => {
    const zip = zipSync({
      a: { 'b.xml': strToU8('<b/>'), 'c.txt': strToU8('c') },
      'ș.xml': strToU8('<ș/>'),
      'gol.xml': new Uint8Array(),
    });
    const unpacked = unpackZip(zip);
    if (!unpacked.ok) throw new Error(unpacked.reason);
    expect(unpacked.entries.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)])).toEqual([
      ['a/b.xml', '<b/>'],
      ['ș.xml', '<ș/>'],
      ['gol.xml', ''],
    ]);
    expect(unpacked.tooLarge).toEqual([]);
  });

  it('is a zip inside it, and none inside that', () => {
    const inner = zipSync({ 'factura.xml': strToU8('<a/>') });
    expect(paths(zipSync({ 'factura.zip': inner }))).toEqual(['factura.zip/factura.xml']);
    expect(paths(zipSync({ 'luna.zip': zipSync({ 'factura.zip': inner }) }))).toEqual([]);
    // A zip that calls itself XML is read as the file it says to be; the reader refuses it.
    expect(paths(zipSync({ 'factura.xml': inner }))).toEqual(['factura.xml']);
  });
});

describe('a zip that asks for too much', () => {
  it.each([
    [MAX_DOCUMENT_BYTES, [], ['f.xml']],
    [MAX_DOCUMENT_BYTES + 1, ['f.xml'], []],
  ] as const)('with an entry of %i bytes', (size, tooLarge, read) => {
    const zip = zipSync({ 'f.xml': new Uint8Array(size) }, { level: 1 });
    expect(unpackZip(zip)).toMatchObject({ ok: true, tooLarge });
    expect(paths(zip)).toEqual(read);
  });

  it('of other files is not unpacked at all', () => {
    const bomb = lying(zipSync({ 'x.bin': new Uint8Array(1000) }), 0xffff_ff00);
    expect(unpackZip(bomb)).toEqual({ ok: true, entries: [], tooLarge: [] });
  });

  it('and tells a smaller size is never written past it', () => {
    const bomb = lying(zipSync({ 'f.xml': new Uint8Array(5_000_000) }), 10);
    const unpacked = unpackZip(bomb);
    const bytes = unpacked.ok ? unpacked.entries.reduce((sum, entry) => sum + entry.bytes.length, 0) : 0;
    expect(bytes).toBeLessThanOrEqual(10);
  });

  it('in all is refused before anything is unpacked', () => {
    const names = Array.from({ length: 206 }, (_, index) => `f${index}.xml`);
    const small = zipSync(Object.fromEntries(names.map((name) => [name, strToU8('a')])), { level: 0 });
    const view = new DataView(small.buffer);
    let at = view.getUint32(small.length - 22 + 16, true);
    for (const name of names) {
      view.setUint32(at + 24, MAX_DOCUMENT_BYTES, true);
      at += 46 + name.length;
    }
    expect(unpackZip(small)).toEqual({ ok: false, reason: 'zip-unpacked-too-large' });
  });

  it('or is cut at any byte is broken or empty, and never an exception', () => {
    const zip = zipSync({ 'a.xml': strToU8('<a/>'.repeat(50)), 'b.xml': strToU8('<b/>') });
    for (let length = 0; length < zip.length; length += 1) {
      expect(() => unpackZip(zip.subarray(0, length))).not.toThrow();
      expect(unpackZip(zip.subarray(0, length)).ok, `${length} bytes`).toBe(false);
    }
  });
});

describe('a zip that is made', () => {
  it('keeps every file under a name of its own, whatever the names', () => {
    const given = [
      'a.xml',
      'A.XML',
      'a.xml',
      'a (2).xml',
      '.xml',
      '.xml',
      'a/b',
      'a:b',
      '',
      '__proto__.xml',
      '1',
      '../x.xml',
    ];
    const files = unzipSync(packZip(given.map((name, index) => ({ name, bytes: strToU8(String(index)) }))));
    const names = Object.keys(files);
    expect(names).toHaveLength(given.length);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(given.length);
    expect(new Set(Object.values(files).map((bytes) => new TextDecoder().decode(bytes))).size).toBe(given.length);
    for (const name of names) expect(name).not.toMatch(/[\\/:*?"<>|]/);
  });

  it('is the same for the same files, whenever it is made', () => {
    const files = [{ name: 'a.xml', bytes: strToU8('<a/>') }];
    expect(packZip(files)).toEqual(packZip(files));
    expect(packZip([])).toHaveLength(22);
    expect(safeName('FCT/2026')).toBe('FCT-2026');
  });
});
