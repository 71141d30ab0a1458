/** Prices of lists over HTTP: merged field by field, replicated, the company's alone; a partner names its list. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AddCompanyPartner,
  AddCompanyPrice,
  AddCompanyProduct,
  ListCompanyPrices,
  ListCompanyProduct,
  RemoveCompanyPrice,
  UpdateCompanyPrice,
} from '@/api/calls/definition-calls';
import { Changes } from '@/api/calls/sync-calls';
import type { ListPrice } from '@/api/entities/list-price';
import { decimalText } from '@/domain/money/decimal-text';
import { PARTNER } from '../db/support/samples';
import { companyId, newEntityId, version } from './support/samples';
import { startTestApp, type TestApp } from './support/test-app';
import { codeOf, signIn, type TestClient } from './support/test-client';

let app: TestApp;
let ana: TestClient;
let mihai: TestClient;
const company = () => companyId(app.companies.first);

beforeAll(async () => {
  app = await startTestApp();
  ana = await signIn(app.url, app.ana);
  mihai = await signIn(app.url, app.mihai);
});
afterAll(() => app.stop());

function samplePrice(list: string): ListPrice {
  return {
    ...{ id: newEntityId(), list, product: newEntityId(), price: decimalText('180'), currency: 'RON', discount: '' },
    ...{ validFrom: '', validUntil: '2026-12-31' },
  };
}

const pricesNow = async () => (await ana.must(ListCompanyPrices, { body: { company: company() } })).listPrices;

describe('prices of lists', () => {
  it('are added, merged by field, told to other devices and removed', async () => {
    const listPrice = samplePrice('Angro');
    const added = await ana.must(AddCompanyPrice, { body: { company: company(), listPrice } });
    const seen = { company: company(), id: listPrice.id, version: added.version };
    await ana.must(UpdateCompanyPrice, {
      body: { ...seen, base: { price: decimalText('180') }, changes: { price: decimalText('175.50') } },
    });
    // Another device, which has not seen that, changes another field.
    const merged = await ana.must(UpdateCompanyPrice, {
      body: { ...seen, base: { discount: '' }, changes: { discount: decimalText('5') } },
    });
    expect(merged.row).toEqual({ ...listPrice, price: '175.50', discount: '5' });
    const clash = { ...seen, base: { price: decimalText('180') }, changes: { price: decimalText('170') } };
    expect(codeOf(await ana.call(UpdateCompanyPrice, { body: clash }))).toBe('conflict');
    const { changes } = await ana.must(Changes, { body: { company: company(), since: version(0), limit: 1000 } });
    expect(changes.filter(({ collection }) => collection === 'listPrice').map(({ row }) => row)).toEqual([merged.row]);
    await ana.must(RemoveCompanyPrice, { body: { ...seen, version: merged.version } });
    expect(await pricesNow()).toEqual([]);
  });

  it('refuse what is no price', async () => {
    const wrong = [{ validFrom: '31.12.2026' }, { price: '1,5' }, { product: 'x' }, { list: 'x'.repeat(301) }];
    for (const part of wrong) {
      const body = { company: company(), listPrice: { ...samplePrice('Angro'), ...part } };
      // The types know it too.
      expect(codeOf(await ana.call(AddCompanyPrice, { body: body as never }))).toBe('invalid-request');
    }
  });

  it('are the company’s alone', async () => {
    const listPrice = samplePrice('Angro');
    const body = { company: company() };
    expect(codeOf(await mihai.call(ListCompanyPrices, { body }))).toBe('company-denied');
    expect(codeOf(await mihai.call(AddCompanyPrice, { body: { ...body, listPrice } }))).toBe('company-denied');
  });

  it('are named by a partner, and products have a group, both of which partners and products of before lack', async () => {
    const invoicing = { payment: '', serialId: '', language: '' as const, note: '', priceList: 'Angro' };
    const partner = { ...PARTNER, id: newEntityId(), invoicing };
    expect((await ana.must(AddCompanyPartner, { body: { company: company(), partner } })).row).toEqual(partner);
    const product = {
      ...{ id: newEntityId(), code: 'U1', name: 'Ușă', description: '', unitCode: 'H87', price: '' as const },
      ...{ currency: 'RON', vatCategory: 'S', vatRate: '' as const, exemptionReasonCode: '', exemptionReason: '' },
      ...{ classificationCode: '', classificationList: '' },
    };
    const grouped = { ...product, id: newEntityId(), group: 'Uși' };
    for (const one of [product, grouped])
      await ana.must(AddCompanyProduct, { body: { company: company(), product: one } });
    const { products } = await ana.must(ListCompanyProduct, { body: { company: company() } });
    expect(products).toEqual(expect.arrayContaining([product, grouped]));
  });
});
