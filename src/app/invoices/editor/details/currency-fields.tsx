import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { Select } from '@/app/ui/fields/select';
import { dayText } from '@/app/ui/words/date-words';
import { isRateOfAnotherDay } from '@/domain/exchange/rate-of-day';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { rateDayOf } from '@/domain/invoice/rate-day';
import { isDecimalText } from '@/domain/money/decimal-text';
import { toTypedText } from '@/domain/money/typed-text';
import { useEditorServices } from '../editor-services';
import { editorTexts } from '../editor-texts';
import { DraftField } from '../fields/draft-field';
import { DraftText } from '../fields/draft-text';
import { useEditor, useEditorHandle } from '../use-editor';

/** Currencies offered: lei, then those Romanian companies invoice in (ISO 4217). */
const CURRENCIES = [
  'RON',
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'HUF',
  'PLN',
  'CZK',
  'BGN',
  'SEK',
  'DKK',
  'NOK',
  'CAD',
  'AUD',
  'JPY',
  'CNY',
  'TRY',
  'MDL',
  'AED',
];

/** BT-5, and in a foreign currency the rate by which the VAT is given in lei (BT-111). */
export function CurrencyFields() {
  const { store } = useEditorHandle();
  const currency = useEditor(({ draft }) => draft.currency);
  const rate = useExchangeRate();
  const choose = (next: string): void => {
    store.change({ type: 'set', fields: { currency: next, exchangeRate: '', exchangeRateDate: '' } });
    if (next !== 'RON') rate.take();
  };
  const known = CURRENCIES.includes(currency) ? CURRENCIES : [...CURRENCIES, currency];
  return (
    <>
      <DraftField at="currency" label={editorTexts.currency}>
        <Select
          variant="quiet"
          value={currency}
          options={known.map((code) => ({ value: code, label: code === 'RON' ? 'RON, lei' : code }))}
          onChange={choose}
        />
      </DraftField>
      {currency !== 'RON' && (
        <DraftText
          at="exchangeRate"
          label={editorTexts.exchangeRate(currency)}
          required
          numeric
          inputMode="decimal"
          help={rate.note}
          read={({ exchangeRate }) => exchangeRate}
          write={(text) => ({ type: 'set', fields: { exchangeRate: text, exchangeRateDate: '' } })}
          trailing={<IconButton icon={RefreshCw} label={editorTexts.takeRate} size="sm" onClick={rate.take} />}
        />
      )}
    </>
  );
}

/**
 * Asks for the legal day's rate (art. 290) and puts it, unless the currency or the day changed meanwhile. Of what keeps the rate of
 * another invoice it is asked only by hand, for the day of issue.
 */
function useExchangeRate() {
  const { store } = useEditorHandle();
  const { exchangeRate, today } = useEditorServices();
  const [problem, setProblem] = useState('');
  const day = useEditor(({ draft }) => draft.exchangeRateDate);
  const due = useEditor(({ draft }) => rateDayOf(draft));
  const dueBefore = useRef(due);
  const isOther = isRateOfAnotherDay(day, due, today);
  const run = async (): Promise<void> => {
    const { currency } = store.getState().draft;
    const asked = askedDay(store.getState().draft);
    const answer = await exchangeRate(currency, asked);
    const now = store.getState().draft;
    if (now.currency !== currency || askedDay(now) !== asked) return;
    if (answer.kind !== 'found') {
      return setProblem(answer.kind === 'offline' ? editorTexts.rateOffline : editorTexts.rateFailed);
    }
    setProblem('');
    const typed = isDecimalText(answer.rate) ? toTypedText(answer.rate) : answer.rate;
    store.change({ type: 'set', fields: { exchangeRate: typed, exchangeRateDate: answer.day } });
  };
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    if (dueBefore.current === due) return;
    dueBefore.current = due;
    // Only a rate that was taken has a day; one typed by hand stays.
    if (isOther) void latest.current();
  }, [due, isOther]);
  const told = [isOther ? editorTexts.rateOfOther(dayText(day)) : '', problem].filter((text) => text !== '').join(' ');
  const usual = day === '' ? editorTexts.exchangeRateHelp : editorTexts.rateOf(dayText(day));
  const note = told === '' ? usual : told;
  return { note, take: () => void run() };
}

function askedDay(draft: InvoiceDraft): string {
  return rateDayOf(draft) || draft.issueDate;
}
