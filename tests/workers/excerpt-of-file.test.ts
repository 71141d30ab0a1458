import { describe, expect, it } from 'vitest';
import { excerptOfFile } from '@/workers/document/excerpt-of-file';
import { bytesOf } from './sample-xml';

describe('the lines of a file', () => {
  it('are read in the encoding of the file', () => {
    const bytes = Uint8Array.from(Buffer.from('\uFEFF<a>\n<b>Știre</b></a>', 'utf16le'));
    const lines = excerptOfFile(bytes, { line: 2, column: 1 });
    expect(lines.map(({ text }) => text)).toEqual(['<a>', '<b>Știre</b></a>']);
  });

  it('are none where the bytes are no text', () => {
    expect(excerptOfFile(Uint8Array.of(0x3c, 0xff, 0xc0), { line: 1, column: 1 })).toEqual([]);
    expect(excerptOfFile(bytesOf('<a/>'), { line: 9, column: 1 })).toEqual([]);
  });
});
