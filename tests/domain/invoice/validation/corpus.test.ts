import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { validate } from '@/domain/invoice/validation/validate';
import { AgreementTable, type CorpusDocument } from './agreement';
import { CORPUS } from './corpus-path';

function readCorpus(path: string): CorpusDocument[] {
  const lines = gunzipSync(readFileSync(path)).toString('utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

// Where the corpus is not there the repository's own documents (own-documents.test.ts) stand for it.
describe.runIf(CORPUS !== undefined)('agreement with the official verdict on the corpus', () => {
  const table = new AgreementTable();

  it('accepts, refuses and names the same rules', () => {
    for (const document of readCorpus(CORPUS ?? '')) table.add(document, validate(document.xml));
    console.log(`Agreement with the official rule set (documents, agreeing)\n${table}`);
    expect(table.differences).toEqual([]);
  }, 120_000);

  it('names nearly the same rules on documents that the schema refuses or that abort', () => {
    const row = table.rows.get('ids, schema invalid or aborting');
    expect((row?.agreeing ?? 0) / (row?.documents ?? 1)).toBeGreaterThan(0.99);
  });
});
