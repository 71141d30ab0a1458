import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { safeName } from '@/workers/document/file-names';
import { packZip } from '@/workers/document/pack-zip';
import { MAX_DOCUMENT_BYTES, unpackZip } from '@/workers/document/unpack-zip';

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
