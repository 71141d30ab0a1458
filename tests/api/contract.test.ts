/** docs/contract.md and docs/openapi.json say what the contract is, and the specification's list of calls is whole. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EPOCH_HEADER } from '@/api/headers';
import { CALLS } from '@/api/registry';
import { contractPage } from './contract/contract-page';
import { openApi } from './contract/openapi';
import { SPECIFIED_CALLS } from './contract/specified-calls';

const SPECIFIED = Object.values(SPECIFIED_CALLS).flat();

describe('the documents of the contract', () => {
  it('are made anew after it changes: npm run contract', () => {
    expect(readFileSync('docs/contract.md', 'utf8')).toBe(contractPage());
    expect(JSON.parse(readFileSync('docs/openapi.json', 'utf8'))).toEqual(JSON.parse(JSON.stringify(openApi())));
  });

  it('have a row for each call of the specification, built or not yet, and mark what is the project’s own', () => {
    const page = contractPage();
    for (const name of SPECIFIED) expect(page).toMatch(new RegExp(`^\\| ${name} \\| (?:built|not yet) \\|`, 'm'));
    // As many as section 7 names, its compressed lists written out.
    expect(new Set(SPECIFIED).size).toBe(117);
    for (const { name, addition } of Object.values(CALLS))
      expect([name, addition]).toEqual([name, !SPECIFIED.includes(name)]);
  });

  it('describe each body with a type, as OpenAPI 3.1 wants it', () => {
    const { paths } = openApi() as { readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>> };
    expect(Object.keys(paths)).toHaveLength(Object.keys(CALLS).length);
    const text = JSON.stringify(paths);
    expect(text).not.toContain('"schema":{}');
    for (const { name, base, method, bodyKind } of Object.values(CALLS)) {
      const operation = paths[`/${base}/${name}`]?.[method.toLowerCase()] as Readonly<Record<string, unknown>>;
      expect(operation).toMatchObject({ operationId: name });
      expect(Object.hasOwn(operation, 'requestBody'), name).toBe(bodyKind !== 'none');
    }
    // Strict at the server: a field that the contract does not know is refused.
    expect(paths['/common/Login']?.post).toMatchObject({
      requestBody: { content: { 'application/json': { schema: { additionalProperties: false } } } },
    });
  });

  it('tell the database’s epoch with each answer to the outbox, and with no other', () => {
    const { paths } = openApi() as { readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>> };
    for (const { name, base, method, outbox } of Object.values(CALLS)) {
      const told = JSON.stringify(paths[`/${base}/${name}`]?.[method.toLowerCase()]).includes(EPOCH_HEADER);
      expect([name, told]).toEqual([name, outbox !== null]);
    }
  });
});
