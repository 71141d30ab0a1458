import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type Found, filesOfList } from '@/app/files/found-files';
import { unpackZip } from '@/workers/document/unpack-zip';

function named(name: string, content: BlobPart, folder = ''): File {
  const file = new File([content], name);
  Object.defineProperty(file, 'webkitRelativePath', { value: folder === '' ? '' : `${folder}/${name}` });
  return file;
}

async function all(files: readonly File[]): Promise<readonly Found[]> {
  const found: Found[] = [];
  for await (const one of filesOfList(files, async (zip) => unpackZip(zip))) found.push(one);
  return found;
}

const paths = (found: readonly Found[]): readonly string[] =>
  found.flatMap((one) => ('file' in one ? [one.file.path] : []));

describe('files found', () => {
  it('are the XML files, with their folder', async () => {
    const found = await all([
      named('a.xml', '<a/>', 'luna'),
      named('citeste.txt', 'x', 'luna'),
      named('B.XML', '<b/>'),
    ]);
    expect(paths(found)).toEqual(['luna/a.xml', 'B.XML']);
  });

  it('come out of zips whole, without signatures', async () => {
    const zip = zipSync({
      '12.xml': strToU8('<Invoice/>'),
      'semnatura_12.xml': strToU8('<Signature/>'),
      'dir/13.xml': strToU8('<CreditNote/>'),
    });
    const found = await all([named('spv.zip', new Uint8Array(zip))]);
    expect(paths(found)).toEqual(['spv.zip/12.xml', 'spv.zip/dir/13.xml']);
    const first = found[0];
    expect(first !== undefined && 'file' in first ? await first.file.content.text() : '').toBe('<Invoice/>');
  });

  it('come out of the zips inside a zip, as a month of SPV is downloaded', async () => {
    const anaf = zipSync({ '12.xml': strToU8('<Invoice/>'), 'semnatura_12.xml': strToU8('<Signature/>') });
    const deeper = zipSync({ 'anaf.zip': anaf });
    const month = zipSync({ '2026-11/12.zip': anaf, 'alta.xml': strToU8('<Invoice/>'), 'prea-adanc.zip': deeper });
    const found = await all([named('luna.zip', new Uint8Array(month))]);
    expect(paths(found)).toEqual(['luna.zip/2026-11/12.zip/12.xml', 'luna.zip/alta.xml']);
  });

  it('say what could not be opened', async () => {
    const [one] = await all([named('rupt.zip', new Uint8Array([1, 2, 3, 4]))]);
    expect(one).toEqual({ unopened: { path: 'rupt.zip', reason: 'zip-broken' } });
  });

  // Whoever drops a PDF waits for something to happen; beside the XML of a folder it is nobody's question.
  it('say that a file given by itself is of another kind', async () => {
    expect(await all([named('factura.pdf', 'x')])).toEqual([{ unopened: { path: 'factura.pdf', reason: 'not-xml' } }]);
    expect(await all([named('factura.pdf', 'x', 'luna')])).toEqual([]);
  });

  it('pass over signatures beside invoices, and say what one is that was given alone', async () => {
    const signature = named('semnatura_1.xml', '<a/>');
    expect(paths(await all([signature, named('1.xml', '<a/>')]))).toEqual(['1.xml']);
    expect(await all([signature, named('1.xml', '<a/>')])).toHaveLength(1);
    expect(await all([signature])).toEqual([{ unopened: { path: 'semnatura_1.xml', reason: 'signature' } }]);
  });

  it('say that a zip holds no invoice', async () => {
    const zip = zipSync({ 'semnatura_12.xml': strToU8('<Signature/>'), 'citeste.txt': strToU8('x') });
    expect(await all([named('spv.zip', new Uint8Array(zip))])).toEqual([
      { unopened: { path: 'spv.zip', reason: 'zip-without-invoices' } },
    ]);
  });
});
