/** The looks of a company's invoices over HTTP: its own merges, what invoices left with never changes. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AddCompanyLook, UpdateCompanyLook } from '@/api/calls/definition-calls';
import { frozenLookText, type Look, lookText, ownLookId } from '@/api/entities/invoice-look';
import { idOfContent } from '@/api/ids';
import { type InvoiceLook, USUAL_LOOK } from '@/domain/paper/look/invoice-look';
import { companyId, newEntityId, version } from './support/samples';
import { startTestApp, type TestApp } from './support/test-app';
import { codeOf, signIn, type TestClient } from './support/test-client';

let app: TestApp;
let ana: TestClient;
const company = () => companyId(app.companies.first);
const USUAL = { ...USUAL_LOOK, figures: [...USUAL_LOOK.figures] };

beforeAll(async () => {
  app = await startTestApp();
  ana = await signIn(app.url, app.ana);
});
afterAll(() => app.stop());

const own = (part: Partial<Look>): Look => ({ ...USUAL, ...part, id: ownLookId(company()) });

function versionOf(part: Partial<Look>, text = (look: InvoiceLook) => frozenLookText(company(), look)): Look {
  const content = { ...USUAL, ...part };
  return { ...content, id: idOfContent(createHash('sha256').update(text(content)).digest('hex')) };
}

const add = (look: Look) => ana.call(AddCompanyLook, { body: { company: company(), look } });

describe("a company's own look", () => {
  it('added on two devices that do not know of each other is one, with what both chose', async () => {
    expect(codeOf(await add(own({ colour: '#14532d' })))).toBe('ok');
    const second = await ana.must(AddCompanyLook, {
      body: { company: company(), look: own({ footText: 'Depozit', colour: '#14532d' }) },
    });
    expect(second.row).toMatchObject({ colour: '#14532d', footText: 'Depozit' });
    expect(codeOf(await add(own({ colour: '#5b2a6b' })))).toBe('conflict');
  });

  it('is changed field by field, with a logo as large as one may be', async () => {
    const logo = `data:image/png;base64,${'A'.repeat(400_000)}`;
    const body = { company: company(), id: ownLookId(company()), version: version(1) };
    const changed = await ana.must(UpdateCompanyLook, { body: { ...body, base: { logo: '' }, changes: { logo } } });
    expect(changed.row).toMatchObject({ logo, footText: 'Depozit' });
    const again = { ...body, base: { logo }, changes: { logo: '' } };
    expect((await ana.must(UpdateCompanyLook, { body: again })).row).toMatchObject({ logo: '' });
  });

  it('is nobody’s who has no access to the company', async () => {
    const mihai = await signIn(app.url, app.mihai);
    const look = own({});
    expect(codeOf(await mihai.call(AddCompanyLook, { body: { company: company(), look } }))).toBe('company-denied');
  });
});

describe('a look that invoices left with', () => {
  it('is taken under the id that earlier apps made of its content alone', async () => {
    expect(codeOf(await add(versionOf({ colour: '#334155' }, lookText)))).toBe('ok');
  });

  it('stands under the id of its content, once, and under no other', async () => {
    const look = versionOf({ colour: '#5b2a6b' });
    expect(codeOf(await add(look))).toBe('ok');
    expect(codeOf(await add(look))).toBe('ok');
    expect(codeOf(await add({ ...look, colour: '#000000' }))).toBe('invalid-request');
    expect(codeOf(await add({ ...look, id: newEntityId() }))).toBe('invalid-request');
  });

  it('is never changed', async () => {
    const { id } = versionOf({ colour: '#5b2a6b' });
    const change = { base: { colour: '#5b2a6b' }, changes: { colour: '#000000' } };
    const body = { company: company(), id, version: version(9), ...change };
    expect(codeOf(await ana.call(UpdateCompanyLook, { body }))).toBe('invalid-request');
  });
});
