/** What products cost a buyer, and what happens to a draft's lines when the buyer changes. */
import { describe, expect, it } from 'vitest';
import type { ListPriceContent } from '@/api/entities/list-price';
import { emptyProduct } from '@/app/defs/product/product-fields';
import type { ProductSuggestion } from '@/app/invoices/editor/editor-services';
import { typedChange } from '@/app/invoices/editor/model/grid-cell';
import { lineOfProduct } from '@/app/invoices/editor/model/line-of-product';
import { asksAnew, standingOf } from '@/app/invoices/editor/model/price-standing';
import { repricedLines, repricedProducts } from '@/app/invoices/editor/model/repriced-lines';
import { createOfferedPrices } from '@/app/invoices/editor/workspace/offered-prices';
import { listPriceRows, priceListNames } from '@/db/collections/list-price';
import { addPartner } from '@/db/collections/partner';
import { addProduct, productsByIds } from '@/db/collections/product';
import { emptyDraftLine } from '@/domain/invoice/empty-draft';
import type { DraftLine, InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { decimalText } from '@/domain/money/decimal-text';
import { entityId, PARTNER } from '../../db/support/samples';
import { COMPANY, OTHER_COMPANY, openTestDatabase, testContext } from '../../db/support/test-database';
import { sampleDraft } from './sample-draft';

const BUYER = { name: 'Brutăria', taxId: '14399840' };
const INVOICING = { payment: '', serialId: '', language: '' as const, note: '' };

async function prepared() {
  const db = openTestDatabase();
  const context = testContext(db);
  const idOf = (added: { readonly kind: string; readonly id?: string }): string => {
    if (added.id === undefined) throw new Error(added.kind);
    return added.id;
  };
  const product = async (name: string, price: string, currency = 'RON') =>
    idOf(
      await addProduct(context, {
        ...{ ...emptyProduct(decimalText('21')), name, code: name },
        ...{ price: decimalText(price), currency },
      }),
    );
  const [sugar, flour] = [await product('Zahăr', '200'), await product('Făină', '3')];
  const price = (part: Partial<ListPriceContent>) =>
    listPriceRows.add(context, {
      ...{ list: 'Angro', product: entityId(sugar), price: decimalText('180'), currency: 'RON', discount: '' },
      ...{ validFrom: '', validUntil: '', ...part },
    });
  await price({});
  await price({ validFrom: '2026-04-01', price: decimalText('175') });
  await price({ product: entityId(flour), price: '', discount: decimalText('10') });
  await price({ list: 'Angro Cluj', price: decimalText('1') });
  const partner = idOf(
    await addPartner(context, { ...PARTNER, ...BUYER, invoicing: { ...INVOICING, priceList: 'ANGRO' } }),
  );
  const offered = createOfferedPrices(context, () => '2026-03-05');
  const draftFor = (buyer: Partial<InvoiceDraft['buyer']>, issueDate = '2026-03-05'): InvoiceDraft => {
    const { partnerId: _, ...nobody } = sampleDraft().buyer;
    return { ...sampleDraft(), issueDate, currency: 'RON', buyer: { ...nobody, ...buyer } };
  };
  const offers = async (draft: InvoiceDraft): Promise<readonly ProductSuggestion[]> =>
    offered(await productsByIds(db, [sugar, flour]), draft);
  return { db, context, sugar, flour, partner, product, price, offered, offers, draftFor };
}

const shown = (offers: readonly ProductSuggestion[]) =>
  offers.map(({ offer: { by, from, price, discount } }) => [by, from, price, discount].join(' '));

describe('what a product costs a buyer', () => {
  it('is the price of its list on the invoice’s day, with the list named', async () => {
    const { offers, draftFor, partner } = await prepared();
    const buyer = { ...BUYER, partnerId: partner };
    expect(shown(await offers(draftFor(buyer)))).toEqual(['list ANGRO 180 ', 'list ANGRO 3 10']);
    expect(shown(await offers(draftFor(buyer, '2026-04-01')))).toEqual(['list ANGRO 175 ', 'list ANGRO 3 10']);
  });

  it('is found by the code too, and not by a partner whose code was written over', async () => {
    const { offers, draftFor, partner } = await prepared();
    expect(shown(await offers(draftFor({ ...BUYER, taxId: 'RO 14399840' })))[0]).toBe('list ANGRO 180 ');
    expect(shown(await offers(draftFor({ ...BUYER, taxId: '18547290', partnerId: partner })))[0]).toBe('product  200 ');
  });

  it('is the product’s own without a list', async () => {
    const { offers, draftFor } = await prepared();
    expect(shown(await offers(draftFor({ name: 'Altul', taxId: '' })))).toEqual(['product  200 ', 'product  3 ']);
  });

  // Before: a product of 200 lei was 200 euro in a draft in euro, and one of 40 euro went out at 40 lei.
  it('is nothing in a currency that neither its list nor the product has', async () => {
    const { db, product, offered, offers, draftFor, partner } = await prepared();
    const inEuro = { ...draftFor({ ...BUYER, partnerId: partner }), currency: 'EUR' };
    expect(shown(await offers(inEuro))).toEqual(['product   ', 'product   ']);
    const saffron = await productsByIds(db, [await product('Șofran', '40', 'EUR')]);
    expect(shown(await offered(saffron, inEuro))).toEqual(['product  40 ']);
    expect(shown(await offered(saffron, { ...inEuro, currency: 'RON' }))).toEqual(['product   ']);
  });

  it('takes “lei” of a table for the currency that it is', async () => {
    const { db, product, offered, draftFor } = await prepared();
    const salt = await productsByIds(db, [await product('Sare', '2', 'LEI')]);
    expect(shown(await offered(salt, draftFor({ name: '', taxId: '' })))).toEqual(['product  2 ']);
  });

  it('keeps a list’s discount where the product has no price in its currency to take it off', async () => {
    const { flour, price, offers, draftFor, partner } = await prepared();
    await price({ product: entityId(flour), price: '', currency: 'EUR', discount: decimalText('5') });
    const inEuro = { ...draftFor({ ...BUYER, partnerId: partner }), currency: 'EUR' };
    expect(shown(await offers(inEuro))[1]).toBe('list ANGRO  5');
  });

  // Before: what a partner pays was offered for what it is paid.
  it('is of no list where the partner is the one who sells', async () => {
    const { offers, draftFor, partner } = await prepared();
    const selfBilled = { ...draftFor({ ...BUYER, partnerId: partner }), typeCode: '389' };
    expect(shown(await offers(selfBilled))).toEqual(['product  200 ', 'product  3 ']);
  });

  it('is of its own company, whose lists are named once', async () => {
    const { db } = await prepared();
    expect(await priceListNames(db, COMPANY)).toEqual(['Angro', 'Angro Cluj']);
    expect(await priceListNames(db, OTHER_COMPANY)).toEqual([]);
  });
});

describe('another buyer', () => {
  const VAT = { category: 'S', rate: '21', exemptionReasonCode: '', exemptionReason: '' };

  async function written() {
    const world = await prepared();
    const nobody = await world.offers(world.draftFor({ name: '', taxId: '' }));
    const lines = nobody.map(({ product, offer }, row): DraftLine => {
      const line = emptyDraftLine(`l${row}`, VAT);
      return { ...line, ...lineOfProduct(product, offer, line), quantity: '2' };
    });
    const theirs = await world.offers(world.draftFor({ ...BUYER, partnerId: world.partner }));
    return { ...world, lines, nobody, theirs };
  }

  it('has its own prices and discounts put, and the last ones again when it goes', async () => {
    const { lines, theirs, nobody, sugar, flour } = await written();
    expect(repricedProducts(lines)).toEqual([sugar, flour]);
    const put = repricedLines(lines, theirs);
    expect(put).toMatchObject([
      { price: '180', quantity: '2', priced: { by: 'list', from: 'ANGRO' } },
      { price: '3', discount: { percent: '10' } },
    ]);
    expect(repricedLines(put, theirs)).toBe(put);
    expect(repricedLines(put, nobody)).toEqual(lines);
  });

  it('never writes over a price or discount that was typed, were it the same', async () => {
    const { lines, theirs, flour } = await written();
    const [sugar, other] = lines;
    if (sugar === undefined || other === undefined) throw new Error('no lines');
    const typed = [{ ...sugar, ...typedChange('price', sugar.price, sugar, []) }, other];
    expect(repricedProducts(typed)).toEqual([flour]);
    expect(repricedLines(typed, theirs)[0]).toBe(typed[0]);
    const discounted = [sugar, { ...other, ...typedChange('discount', '3 %', other, []) }];
    expect(repricedLines(discounted, theirs)[1]).toBe(discounted[1]);
  });

  it('leaves lines of before, of which nobody knows, and those whose product is gone', async () => {
    const { lines, theirs } = await written();
    const before = lines.map(({ priced: _, ...line }): DraftLine => line);
    expect(repricedProducts(before)).toEqual([]);
    expect(repricedLines(before, theirs)).toBe(before);
    expect(repricedLines(lines, [])).toBe(lines);
  });
});

describe('another currency', () => {
  async function written() {
    const world = await prepared();
    const draft = world.draftFor({ ...BUYER, partnerId: world.partner });
    const VAT = { category: 'S', rate: '21', exemptionReasonCode: '', exemptionReason: '' };
    const lines = (await world.offers(draft)).map(({ product, offer }, row): DraftLine => {
      const line = emptyDraftLine(`l${row}`, VAT);
      return { ...line, ...lineOfProduct(product, offer, line), quantity: '2' };
    });
    return { ...world, draft, lines };
  }

  it('asks prices anew, as another buyer, day or direction does', async () => {
    const { draft } = await written();
    const at = standingOf(draft);
    expect(asksAnew(at, standingOf({ ...draft }))).toBe(false);
    expect(asksAnew(at, standingOf({ ...draft, currency: 'EUR' }))).toBe(true);
    expect(asksAnew(at, standingOf({ ...draft, issueDate: '2026-04-01' }))).toBe(true);
    expect(asksAnew(at, standingOf({ ...draft, buyer: { ...draft.buyer, taxId: '18547290' } }))).toBe(true);
    expect(asksAnew(at, standingOf({ ...draft, typeCode: '389' }))).toBe(true);
    expect(asksAnew(at, standingOf({ ...draft, typeCode: '384' }))).toBe(false);
  });

  it('waits for no buyer, of whom half a code asks nothing', async () => {
    const { draft } = await written();
    const half = { ...draft, buyer: { ...draft.buyer, taxId: '1439' } };
    expect(asksAnew(standingOf(draft), standingOf(half))).toBe(false);
    expect(asksAnew(standingOf(draft), standingOf({ ...half, currency: 'EUR' }))).toBe(true);
  });

  // Before: the prices in lei stayed in a draft in euro.
  it('leaves no price where it has none, and has them put again when it goes', async () => {
    const { draft, lines, offers } = await written();
    const inEuro = repricedLines(lines, await offers({ ...draft, currency: 'EUR' }));
    expect(inEuro).toMatchObject([
      { price: '', quantity: '2', priced: { by: 'product', from: '' } },
      { price: '', discount: { percent: '' } },
    ]);
    expect(repricedLines(inEuro, await offers(draft))).toEqual(lines);
  });

  it('takes the price of a product that is gone too, and none that was typed', async () => {
    const { lines, sugar, flour } = await written();
    const [one, other] = lines;
    if (one === undefined || other === undefined) throw new Error('no lines');
    const typed = [{ ...one, ...typedChange('price', '175', one, []) }, other];
    const put = repricedLines(typed, [], [sugar, flour]);
    expect(put[0]).toBe(typed[0]);
    expect(put[1]).toMatchObject({ price: '', priced: { by: 'product', from: '' }, discount: { percent: '' } });
  });
});
