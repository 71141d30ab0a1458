/** The VAT treatments offered in the grid: the company's own, then the legal rates of the day and the categories it lacks. */
import type { VatRate } from '@/api/entities/vat-rate';
import type { DraftVat } from '@/domain/invoice/invoice-draft';
import { VAT_CATEGORIES } from '@/domain/vat/vat-categories';
import { ratesOn } from '@/domain/vat/vat-rates';
import { VAT_CATEGORY_WORDS } from '../editor-texts';
import { type VatChoice, vatChoice, vatText } from '../model/vat-choices';

export function offeredVat(own: readonly VatRate[], today: string): readonly VatChoice[] {
  const chosen = own.map(vatChoice);
  const legal = ratesOn(today);
  const rates = legal === undefined ? [] : [legal.standard, ...legal.reduced, ...legal.transitional];
  const byLaw = rates.map((rate) => vatChoice({ id: `rate-${rate}`, name: '', category: 'S', rate, ...NO_REASON }));
  const categories = VAT_CATEGORIES.filter(({ code }) => code !== 'S').map(({ code, ...reason }) =>
    vatChoice({
      id: `category-${code}`,
      name: VAT_CATEGORY_WORDS[code]?.name ?? code,
      category: code,
      rate: '0',
      ...reason,
    }),
  );
  const shown = new Set(chosen.map(({ vat }) => vatText(vat)));
  return [...chosen, ...[...byLaw, ...categories].filter(({ vat }) => !shown.has(vatText(vat)))];
}

const NO_REASON = { exemptionReasonCode: '', exemptionReason: '' };

/** What a new line begins with: the standard rate; outside the scope for a company that is not registered for VAT. */
export function usualVat(choices: readonly VatChoice[], vatRegistered: boolean): DraftVat {
  const category = vatRegistered ? 'S' : 'O';
  const fitting = choices.filter(({ vat }) => vat.category === category).map(({ vat }) => vat);
  // The company's own rates come in any order; the standard one is the highest.
  const [usual] = fitting.sort((a, b) => Number(b.rate) - Number(a.rate));
  return usual ?? { category, rate: '', ...NO_REASON };
}
