import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { validate } from '@/domain/validate-document';
import { agreementOf, type TransportDocument } from './agreement';

/** The shared corpus stands beside the repository (one folder higher beside a worktree); undefined where it is not. */
const CORPUS = ['../shared', '../../shared']
  .map((shared) => `${shared}/corpus/etransport/etransport.jsonl.gz`)
  .find((path) => existsSync(path));

function readCorpus(path: string): readonly TransportDocument[] {
  const lines = gunzipSync(readFileSync(path)).toString('utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

// Where the corpus is not there the repository's own cases (rules.test.ts) stand for it.
describe.runIf(CORPUS !== undefined)('e-Transport: agreement with the official verdict on the corpus', () => {
  it('says the same of the schema and names the same rules, document by document', () => {
    const documents = readCorpus(CORPUS ?? '');
    const differences = documents.flatMap((document) => agreementOf(document, validate(document.xml)));
    expect(documents.length).toBeGreaterThan(100);
    expect(differences).toEqual([]);
  });
});
