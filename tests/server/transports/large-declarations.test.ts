/** Declarations of ten thousand lines: saved, changed and listed through the server's own door, in pages of bounded size. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ETransGetAllDrafts, EtransportSaveDraft, EtransportUpdateDraft } from '@/api/calls/transport-calls';
import type { EtrDraft } from '@/api/entities/transport-draft';
import { emptyTransportDraft } from '@/domain/transport/draft/transport-draft';
import { companyId, newEntityId, version } from '../support/samples';
import { startTestApp, type TestApp } from '../support/test-app';
import { signIn, type TestClient } from '../support/test-client';

const WRITTEN_AT = '2026-03-15T07:00:00.000Z';
let app: TestApp;
let ana: TestClient;
const company = () => companyId(app.companies.first);

beforeAll(async () => {
  app = await startTestApp();
  ana = await signIn(app.url, app.ana);
});
afterAll(() => app.stop());

/** Names that do not compress, as a list of articles has them. */
function draftOf(lines: number): EtrDraft {
  const draft = emptyTransportDraft('1');
  const [model] = draft.goods;
  if (model === undefined) throw new Error('an empty declaration has a line');
  const goods = Array.from({ length: lines }, (_, i) => ({
    ...model,
    id: `${i}`,
    name: `${newEntityId()} ${newEntityId()} ${newEntityId()}`,
  }));
  // An empty one has no papers; the schema's arrays may be written into.
  const content = { ...draft, goods, documents: [], earlier: [] };
  return { id: newEntityId(), type: 'transport', corrects: '', content, deviceName: 'Telefon', writtenAt: WRITTEN_AT };
}

it('are saved with ten thousand lines, and changed with as many', async () => {
  const draft = draftOf(10_000);
  const saved = await ana.must(EtransportSaveDraft, { body: { company: company(), etrdraft: draft } });
  const { goods } = draft.content;
  const body = {
    ...{ company: company(), id: draft.id, version: version(saved.version) },
    ...{ base: { goods }, changes: { goods: goods.slice(1) } },
    ...{ deviceName: 'Chrome', writtenAt: WRITTEN_AT },
  };
  const changed = await ana.must(EtransportUpdateDraft, { body });
  expect(changed.row?.content.goods).toHaveLength(9_999);
});

it('are listed in pages of bounded size, each once', async () => {
  const kept = await ana.must(ETransGetAllDrafts, { params: { company: company(), pageSize: 500 } });
  const added = [];
  for (let i = 0; i < 12; i += 1) {
    const etrdraft = draftOf(10_000);
    await ana.must(EtransportSaveDraft, { body: { company: company(), etrdraft } });
    added.push(etrdraft.id);
  }
  const pages: string[][] = [];
  for (let token: string | null | undefined; token !== null; ) {
    const params = { company: company(), pageSize: 500, ...(token === undefined ? {} : { continuationToken: token }) };
    const page = await ana.must(ETransGetAllDrafts, { params });
    pages.push(page.drafts.map(({ id }) => id));
    token = page.continuationToken;
  }
  expect(pages.flat()).toEqual([...kept.drafts.map(({ id }) => id), ...added]);
  expect(pages.length).toBeGreaterThan(1);
}, 120_000);
