import { describe, expect, it } from 'vitest';
import { addPartner, partnerByCui } from '@/db/collections/partner';
import { paymentMethodRows } from '@/db/collections/payment-method';
import { vatRateRows } from '@/db/collections/vat-rate';
import { deviceIdentity, renameDevice } from '@/db/settings/device-identity';
import { decimalText } from '@/domain/money/decimal-text';
import { PARTNER } from '../support/samples';
import { COMPANY, OTHER_COMPANY, openTestDatabase, risingIds, testContext } from '../support/test-database';

const TRANSFER = { name: 'Ordin de plată', meansCode: '42', iban: 'RO49AAAA1B31007593840000', bank: 'Banca' };
const STANDARD = {
  name: 'Standard',
  category: 'S',
  rate: decimalText('21'),
  exemptionReasonCode: '',
  exemptionReason: '',
};

describe('partners', () => {
  it('are found by fiscal code, with RO or without, in their own company', async () => {
    const db = openTestDatabase();
    const content = { ...PARTNER, name: 'Comerț Nord SRL', taxId: '14399840' };
    const added = await addPartner(testContext(db), content);
    if (added.kind !== 'added') throw new Error('not added');
    expect((await partnerByCui(db, COMPANY, 'RO 14399840'))?.row.id).toBe(added.id);
    expect(await partnerByCui(db, OTHER_COMPANY, '14399840')).toBeNull();
    expect(await partnerByCui(db, COMPANY, '18547290')).toBeNull();
    expect(await partnerByCui(db, COMPANY, '')).toBeNull();
  });
});

describe('payment methods', () => {
  // Verifies: G1
  it('are added, changed and removed with their calls in order', async () => {
    const db = openTestDatabase();
    const context = testContext(db);
    const added = await paymentMethodRows.add(context, TRANSFER);
    if (added.kind !== 'added') throw new Error('not added');
    await db.outbox.toCollection().modify({ attempts: 1 });
    await paymentMethodRows.change(context, added.id, { bank: 'Altă bancă' });
    expect((await paymentMethodRows.list(db, COMPANY)).map(({ row }) => row.bank)).toEqual(['Altă bancă']);
    await db.outbox.toCollection().modify({ attempts: 1 });
    await paymentMethodRows.remove(context, added.id);
    expect(await paymentMethodRows.list(db, COMPANY)).toEqual([]);
    expect((await db.outbox.orderBy('seq').toArray()).map(({ call }) => call)).toEqual([
      'AddCompanyPaymentMethods',
      'UpdateCompanyPaymentMethods',
      'RemoveCompanyPaymentMethods',
    ]);
  });
});

describe('a change of some fields', () => {
  // Catches: a cell that is typed into takes back what another one wrote meanwhile.
  it('goes into the row as it stands, and not into one that was removed', async () => {
    const db = openTestDatabase();
    const context = testContext(db);
    const added = await paymentMethodRows.add(context, TRANSFER);
    if (added.kind !== 'added') throw new Error('not added');
    await paymentMethodRows.change(context, added.id, { name: 'Cont nou' });
    await paymentMethodRows.change(context, added.id, { bank: 'Altă bancă' });
    const stands = (await paymentMethodRows.list(db, COMPANY)).map(({ row }) => row);
    expect(stands).toEqual([{ ...TRANSFER, id: added.id, name: 'Cont nou', bank: 'Altă bancă' }]);
    await paymentMethodRows.remove(context, added.id);
    expect(await paymentMethodRows.change(context, added.id, { bank: '' })).toEqual({ kind: 'missing' });
  });

  it('is refused where the contract does not take it', async () => {
    const context = testContext(openTestDatabase());
    const added = await paymentMethodRows.add(context, TRANSFER);
    if (added.kind !== 'added') throw new Error('not added');
    const outcome = await paymentMethodRows.change(context, added.id, { bank: 'x'.repeat(10_000) });
    expect(outcome).toEqual({ kind: 'invalid', fields: ['bank'] });
  });
});

describe('VAT rates', () => {
  it('leave nothing to send when removed before they were sent', async () => {
    const db = openTestDatabase();
    const context = testContext(db);
    const added = await vatRateRows.add(context, STANDARD);
    if (added.kind !== 'added') throw new Error('not added');
    expect((await vatRateRows.list(db, COMPANY)).map(({ row }) => row.name)).toEqual(['Standard']);
    await vatRateRows.remove(context, added.id);
    expect(await vatRateRows.list(db, COMPANY)).toEqual([]);
    expect(await db.outbox.count()).toBe(0);
  });
});

describe('the device', () => {
  it('keeps its identity over a new name', async () => {
    const db = openTestDatabase();
    const made = await deviceIdentity(db, risingIds(9), 'Chrome pe Linux');
    await renameDevice(db, 'Laptop contabilitate');
    expect(await deviceIdentity(db, risingIds(10), 'Chrome pe Linux')).toEqual({
      id: made.id,
      name: 'Laptop contabilitate',
    });
  });
});
