import { describe, expect, it } from 'vitest';
import { DEMO_COMPANIES } from '../../../server/demo/demo-account';
import { DEMO_RECEIVED_PER_COMPANY, demoReceived } from '../../../server/demo/demo-received';
import { DEMO_SUPPLIERS } from '../../../server/demo/demo-suppliers';
import { officialCheck } from '../../../server/outside/stand-ins/anaf/official-check';

const DAY = '2026-03-02';

describe('what the demonstration receives', () => {
  it.each(DEMO_COMPANIES)('of $name is valid, past, within what ANAF lists, and the same at each start', (company) => {
    const received = demoReceived(company, DAY);
    expect(received).toHaveLength(DEMO_RECEIVED_PER_COMPANY + 2);
    expect(demoReceived(company, DAY)).toEqual(received);
    for (const { sellerCif, xml, at, number } of received) {
      expect(sellerCif).toMatch(/^\d{7,8}$/);
      const check = officialCheck(new TextEncoder().encode(xml));
      expect(check, number).toMatchObject({
        kind: 'document',
        errors: [],
        document: { buyerCif: company.cif, number },
      });
      expect(at).toBeLessThan(Date.parse(`${DAY}T00:00:00Z`));
      expect(at).toBeGreaterThan(Date.parse('2026-01-03T00:00:00Z'));
    }
    expect(received.map(({ at }) => at)).toEqual(received.map(({ at }) => at).sort((a, b) => a - b));
  });

  it('has one invoice twice under two days, and one taken back', () => {
    const [company] = DEMO_COMPANIES;
    const received = company === undefined ? [] : demoReceived(company, DAY);
    const numbers = received.map(({ sellerCif, number }) => `${sellerCif} ${number}`);
    expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toHaveLength(1);
    expect(received.filter(({ xml }) => xml.includes('<CreditNote '))).toHaveLength(1);
    expect(DEMO_SUPPLIERS).toHaveLength(10);
  });
});
