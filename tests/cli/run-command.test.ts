import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '@/cli/run-command';
import { domestic } from '../domain/transport/documents';

const GOOD = readFileSync('tests/fixtures/invoices/standard.xml', 'utf8');
const BAD = GOOD.replace('>121.00</cbc:TaxInclusiveAmount>', '>122.00</cbc:TaxInclusiveAmount>');
const WARNED = GOOD.replace('<cbc:ID>ATL', '<cbc:UBLVersionID>2.0</cbc:UBLVersionID><cbc:ID>ATL').replace(
  /(<cbc:CustomizationID>.*\n)(.*)<cbc:UBLVersionID>2.0<\/cbc:UBLVersionID>/,
  '<cbc:UBLVersionID>2.0</cbc:UBLVersionID>$1$2',
);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'condica-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function* stream(content: string | Uint8Array, size = 1000): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(content);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function run(args: string[], input: string | Uint8Array = '') {
  const printed: string[] = [];
  const errors: string[] = [];
  const code = await runCommand(['validate', ...args], {
    standardInput: stream(input),
    print: async (line) => void printed.push(line),
    printError: async (line) => void errors.push(line),
  });
  return { code, printed, errors };
}

const json = ({ printed }: { printed: string[] }) => printed.map((line) => JSON.parse(line));

describe('condica validate', () => {
  it('gives 0 for an accepted file, 1 for a refused one, 2 for one that is not there', async () => {
    expect((await run([file('good.xml', GOOD)])).code).toBe(0);
    expect((await run([file('bad.xml', BAD)])).code).toBe(1);
    expect((await run([join(folder, 'none.xml')])).code).toBe(2);
    expect((await run([file('bad.xml', BAD), join(folder, 'none.xml')])).code).toBe(2);
  });

  it('judges e-Transport declarations too, told apart by their root', async () => {
    const declaration = domestic();
    const refused = declaration.replace('codUnitateMasura="KGM"', 'codUnitateMasura="BUC"');
    const [good, bad] = json(await run(['--json', file('a.xml', declaration), file('b.xml', refused)]));
    expect(good).toMatchObject({ accepted: true, xsd: 'valid', fatal: [], findings: [] });
    expect(bad).toMatchObject({ accepted: false, xsd: 'valid', fatal: ['BR-CL-003'], warning: [] });
    expect(bad.findings[0].message).toContain('UN/ECE');
    expect(bad.findings[0].path).toBe('eTransport/notificare[1]/bunuriTransportate[1]/@codUnitateMasura');
  });

  it('prints one object a document with the promised fields', async () => {
    const [found] = json(await run(['--json', file('bad.xml', BAD)]));
    expect(Object.keys(found)).toEqual(['id', 'accepted', 'xsd', 'fatal', 'warning', 'findings']);
    expect(found).toMatchObject({ accepted: false, xsd: 'valid', fatal: ['BR-CO-15', 'BR-CO-16'], warning: [] });
    expect(found.findings[0]).toMatchObject({ rule: 'BR-CO-15', severity: 'fatal', line: expect.any(Number) });
    expect(found.findings[0].message).toContain('121');
  });

  it('shows warnings only when asked', async () => {
    const path = file('warned.xml', WARNED);
    expect((await run([path])).printed.join()).not.toContain('UBL-CR-002');
    const asked = await run(['--warnings', path]);
    expect(asked.printed.join()).toContain('UBL-CR-002');
    expect(asked.code).toBe(0);
  });

  it('takes XML from standard input, with and without „-”', async () => {
    expect((await run([], GOOD)).code).toBe(0);
    expect((await run(['-'], BAD)).code).toBe(1);
    expect((await run([], '')).code).toBe(2);
  });

  it('takes JSON lines, plain and compressed, from a file and from standard input', async () => {
    const lines = [JSON.stringify({ id: 'a', xml: GOOD }), '', JSON.stringify({ xml: BAD }), '{"id":"c"}', 'x'].join(
      '\n',
    );
    const expected = ['a', ':3', 'c', ':5'];
    for (const result of [
      await run(['--json', file('all.jsonl', lines)]),
      await run(['--json', file('all.jsonl.gz', gzipSync(lines))]),
      await run(['--json'], lines),
      await run(['--json'], gzipSync(lines)),
    ]) {
      const found = json(result);
      expect(found.map((one) => one.accepted)).toEqual([true, false, false, false]);
      expect(found.every((one, index) => one.id.endsWith(expected[index]))).toBe(true);
      expect(result.code).toBe(2);
    }
  });

  it('takes a zip and leaves out what is no invoice', async () => {
    const archive = zipSync({
      '1.xml': strToU8(GOOD),
      'semnatura_1.xml': strToU8('<Signature/>'),
      'dosar/2.XML': strToU8(BAD),
      'citeste.txt': strToU8('x'),
    });
    const path = file('all.zip', archive);
    const found = json(await run(['--json', path]));
    expect(found.map(({ id, accepted }) => [id, accepted])).toEqual([
      [`${path}/1.xml`, true],
      [`${path}/dosar/2.XML`, false],
    ]);
  });

  it('does not unpack a bomb and goes on after it', async () => {
    const archive = zipSync({ 'bomb.xml': new Uint8Array(70 * 1024 * 1024).fill(32), 'good.xml': strToU8(GOOD) });
    const result = await run(['--json', file('bomb.zip', archive)]);
    expect(json(result).map((one) => one.accepted)).toEqual([false, true]);
    expect(result.code).toBe(2);
  });

  it('reports a damaged archive and a damaged gzip', async () => {
    const archive = zipSync({ 'a.xml': strToU8(GOOD) });
    archive.fill(0xff, 40, 200);
    expect((await run([file('broken.zip', archive)])).code).toBe(2);
    expect((await run([file('broken.jsonl.gz', gzipSync('{"xml":"<a/>"}').subarray(0, 20))])).code).toBe(2);
    expect((await run([file('empty.zip', zipSync({ 'a.txt': strToU8('x') }))])).code).toBe(2);
  });

  it('walks folders in the order of names', async () => {
    mkdirSync(join(folder, 'tree', 'b'), { recursive: true });
    writeFileSync(join(folder, 'tree', 'c.xml'), GOOD);
    writeFileSync(join(folder, 'tree', 'b', 'a.xml'), BAD);
    writeFileSync(join(folder, 'tree', 'notes.txt'), 'x');
    const found = json(await run(['--json', join(folder, 'tree')]));
    expect(found.map(({ id }) => id.slice(folder.length + 1))).toEqual(['tree/b/a.xml', 'tree/c.xml']);
  });

  it('takes JSON lines with a byte order mark, blanks before the first line and Windows line ends', async () => {
    const line = JSON.stringify({ id: 'a', xml: GOOD });
    for (const text of [`\uFEFF${line}\r\n\r\n${line}\r\n`, `\n  ${line}\n${line}`]) {
      const results = [await run(['--json'], text), await run(['--json'], gzipSync(text))];
      for (const result of results) expect([json(result).map(({ id }) => id), result.code]).toEqual([['a', 'a'], 0]);
    }
  });

  it('goes on after a broken line, the first one of a .jsonl included', async () => {
    const line = JSON.stringify({ xml: GOOD });
    const path = file('broken.jsonl', ['x', line, '[]', '{"xml":1}', line].join('\n'));
    const result = await run(['--json', path]);
    expect(json(result).map(({ id, accepted }) => [id.slice(path.length), accepted])).toEqual([
      [':1', false],
      [':2', true],
      [':3', false],
      [':4', false],
      [':5', true],
    ]);
    expect(result.code).toBe(2);
  });

  it('names a .jsonl without lines and an empty folder', async () => {
    expect((await run([file('blank.jsonl', '\n\r\n')])).printed.join()).toContain('nicio linie');
    mkdirSync(join(folder, 'nothing', 'inside'), { recursive: true });
    const result = await run([join(folder, 'nothing')]);
    expect([result.code, result.printed.length]).toEqual([2, 1]);
  });

  it('takes what a folder holds compressed, linked or packed, and names what it cannot open', async () => {
    const mixed = join(folder, 'mixed');
    mkdirSync(mixed);
    writeFileSync(join(mixed, 'a.xml.gz'), gzipSync(GOOD));
    writeFileSync(join(mixed, 'b.zip'), zipSync({ '1.xml': strToU8(GOOD) }));
    symlinkSync(file('target.xml', GOOD), join(mixed, 'c.xml'));
    symlinkSync(join(folder, 'gone.xml'), join(mixed, 'd.xml'));
    symlinkSync(mixed, join(mixed, 'e.xml'));
    writeFileSync(join(mixed, 'f.xml'), GOOD);
    const result = await run(['--json', mixed]);
    expect(json(result).map(({ id, accepted }) => [id.slice(mixed.length + 1), accepted])).toEqual([
      ['a.xml.gz', true],
      ['b.zip/1.xml', true],
      ['c.xml', true],
      ['d.xml', false],
      ['e.xml', false],
      ['f.xml', true],
    ]);
    expect(result.code).toBe(2);
  });

  it('decides on what is not XML, with the reason', async () => {
    const result = await run(['--json', file('broken.xml', '<a><b></a>')]);
    expect(json(result)[0]).toMatchObject({ accepted: false, xsd: 'invalid', findings: [{ line: 1, column: 7 }] });
    expect(result.code).toBe(2);
  });

  it('explains its use where the command line is wrong', async () => {
    expect(await run(['--xml'])).toMatchObject({ code: 2, printed: [], errors: [expect.stringContaining('--xml')] });
    expect(await run(['--help'])).toMatchObject({ code: 0, printed: [expect.stringContaining('Folosire')] });
  });

  // Catches output that is gathered instead of streamed: the whole input would be held in memory.
  it('judges each document before it reads the next', async () => {
    let read = 0;
    let printed = 0;
    let ahead = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (; read < 300; read++) {
        ahead = Math.max(ahead, read - printed);
        yield Buffer.from(`${JSON.stringify({ id: String(read), xml: GOOD })}\n`);
      }
    }
    await runCommand(['validate', '--json'], {
      standardInput: endless(),
      print: async () => void printed++,
      printError: async () => undefined,
    });
    expect([read, printed]).toEqual([300, 300]);
    expect(ahead).toBeLessThan(3);
  });
});
