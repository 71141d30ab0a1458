import { describe, expect, it } from 'vitest';
import { listText } from '@/app/invoices/after-send/copy-list';
import { decimalText } from '@/domain/money/decimal-text';

describe('the list of what was sent, on the clipboard', () => {
  it('has a line each with its state, and no cell that a spreadsheet would run', () => {
    const items = [
      {
        number: 'FCT-1',
        partnerName: 'Hotel\tVârful',
        total: decimalText('6957.37'),
        currency: 'RON',
        standing: 'accepted',
      },
      { number: '=1+1', partnerName: 'Popa', total: decimalText('-5.00'), currency: 'EUR', standing: 'queued' },
    ] as const;
    expect(listText(items).split('\r\n')).toEqual([
      'Număr\tPartener\tTotal\tMoneda\tStare',
      'FCT-1\t"Hotel\tVârful"\t6.957,37\tRON\tValidată',
      "'=1+1\tPopa\t-5,00\tEUR\tÎn coadă",
    ]);
  });
});
