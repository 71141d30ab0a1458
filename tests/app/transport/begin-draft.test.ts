/** What a declaration begins with: nothing, another one, another consignment, an invoice, a delivery note. */
import { describe, expect, it } from 'vitest';
import { USUAL_TRANSPORT_OPTIONS } from '@/api/entities/transport-options';
import {
  type BeginningOf,
  beginDraft,
  invoiceDraft,
  repeatedDraft,
  sameVehicleDraft,
} from '@/app/transport/actions/begin-draft';
import { withPaper } from '@/app/transport/view/editor/goods/with-paper';
import { notificationOfDraft } from '@/domain/transport/draft/declaration-of-draft';
import { EMPTY_ADDRESS, emptyGoods } from '@/domain/transport/draft/transport-draft';
import type { GoodsOfPaper } from '@/domain/transport/writing/goods-of-paper';
import { companyOf } from '../../db/support/company-sample';
import { COMPANY } from '../../db/support/test-database';
import { wholeTransport } from '../../db/support/transport-samples';

let count = 0;
const beginning: BeginningOf = {
  company: companyOf(COMPANY),
  options: { ...USUAL_TRANSPORT_OPTIONS, purpose: '101' },
  transporters: [],
  today: '2026-11-26',
  newId: () => {
    count += 1;
    return `n${String(count)}`;
  },
};
const FROM: GoodsOfPaper = {
  goods: [{ ...emptyGoods('g1'), name: 'Făină', quantity: '500', unit: '', value: '1500' }],
  partner: { country: 'RO', code: '14399840', name: 'Agro Câmpia SA' },
  address: { ...EMPTY_ADDRESS, county: '12', locality: 'Turda', street: 'Morii' },
  document: { type: '30', number: 'AV-7', date: '2026-11-25', remarks: '' },
};

describe('a new declaration', () => {
  it('starts from the company’s own door today, under what it has chosen', () => {
    const draft = beginDraft(beginning);
    expect(draft.start.address).toMatchObject({ county: '32', locality: 'Sibiu', street: 'Morii 4' });
    expect(draft.transport).toMatchObject({ startDate: '2026-11-26', organiserCode: beginning.company.cif });
    expect([draft.operation, draft.goods[0]?.purpose, draft.goods[0]?.unit]).toEqual(['30', '101', 'KGM']);
  });

  it('repeated keeps everything but the day and the papers', () => {
    const said = notificationOfDraft(wholeTransport('2026-11-20'));
    const draft = repeatedDraft(said, beginning);
    expect(draft.documents).toEqual([{ type: '30', number: '', date: '2026-11-26', remarks: '' }]);
    expect(draft.transport.startDate).toBe('2026-11-26');
    expect(notificationOfDraft({ ...draft, transport: { ...draft.transport, startDate: '2026-11-20' } })).toEqual({
      ...said,
      documents: [{ type: '30', number: '', date: '2026-11-26', remarks: '' }],
    });
  });

  it('of another consignment in the same vehicle keeps the vehicle, its day and where it loads, and nothing of the other', () => {
    const said = notificationOfDraft(wholeTransport('2026-11-27'));
    const draft = sameVehicleDraft(said, beginning);
    expect(draft.transport).toMatchObject({
      vehicle: 'B123ABC',
      startDate: '2026-11-27',
      organiserName: 'Trans Test SRL',
    });
    expect(draft.start.address.locality).toBe('Cluj-Napoca');
    expect([draft.partner.name, draft.goods.map(({ name }) => name), draft.end.address.locality]).toEqual([
      '',
      [''],
      '',
    ]);
    expect(draft.operation).toBe('30');
  });
});

describe('of an invoice', () => {
  it.each([
    ['RO', 'seller', '30'],
    ['DE', 'seller', '20'],
    ['DE', 'buyer', '10'],
  ] as const)('with a partner in %s, the company being the %s: operation %s', (country, side, operation) => {
    const from = { ...FROM, partner: { ...FROM.partner, country } };
    expect(invoiceDraft(from, side, beginning).operation).toBe(operation);
  });

  it('sold goes to the partner, received comes from it; units and purpose are put where the invoice has none', () => {
    const sold = invoiceDraft(FROM, 'seller', beginning);
    expect([sold.start.address.locality, sold.end.address.locality]).toEqual(['Sibiu', 'Turda']);
    expect(sold.goods[0]).toMatchObject({ unit: 'KGM', purpose: '101' });
    const bought = invoiceDraft(FROM, 'buyer', beginning);
    expect([bought.start.address.locality, bought.end.address.locality]).toEqual(['Turda', 'Sibiu']);
  });
});

describe('goods of a paper', () => {
  it('fill an empty declaration with partner, place and number', () => {
    const draft = withPaper(beginDraft(beginning), FROM, 'seller');
    expect([draft.partner.name, draft.end.address.locality, draft.documents]).toEqual([
      ...['Agro Câmpia SA', 'Turda'],
      [FROM.document],
    ]);
    expect(draft.goods).toHaveLength(1);
    expect(draft.goods[0]?.purpose).toBe('101');
  });

  it('stand after what was written, whose partner, place and papers stay', () => {
    const written = wholeTransport('2026-11-26');
    const draft = withPaper(written, FROM, 'seller');
    expect([draft.partner, draft.end]).toEqual([written.partner, written.end]);
    expect(draft.goods.map(({ name }) => name)).toEqual(['Mere', 'Făină']);
    expect(draft.documents.map(({ number }) => number)).toEqual(['AV 12', 'AV-7']);
  });
});
