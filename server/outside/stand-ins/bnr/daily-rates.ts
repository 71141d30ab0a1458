/** Plausible rates, the same for a day wherever and whenever they are asked for. */

interface CurrencyLevel {
  readonly currency: string;
  /** Lei for `multiplier` units about which the rate moves. */
  readonly level: number;
  readonly multiplier: number;
}

export interface DailyRate {
  readonly currency: string;
  readonly multiplier: number;
  /** Four decimals. */
  readonly rate: string;
}

const LEVELS: readonly CurrencyLevel[] = [
  { currency: 'AED', level: 1.1835, multiplier: 1 },
  { currency: 'AUD', level: 2.8531, multiplier: 1 },
  { currency: 'BGN', level: 2.5984, multiplier: 1 },
  { currency: 'CAD', level: 3.1212, multiplier: 1 },
  { currency: 'CHF', level: 5.4415, multiplier: 1 },
  { currency: 'CNY', level: 0.6102, multiplier: 1 },
  { currency: 'CZK', level: 0.2093, multiplier: 1 },
  { currency: 'DKK', level: 0.6807, multiplier: 1 },
  { currency: 'EUR', level: 5.0842, multiplier: 1 },
  { currency: 'GBP', level: 5.8127, multiplier: 1 },
  { currency: 'HUF', level: 1.3061, multiplier: 100 },
  { currency: 'JPY', level: 2.8704, multiplier: 100 },
  { currency: 'MDL', level: 0.2571, multiplier: 1 },
  { currency: 'NOK', level: 0.4312, multiplier: 1 },
  { currency: 'PLN', level: 1.1958, multiplier: 1 },
  { currency: 'SEK', level: 0.4607, multiplier: 1 },
  { currency: 'TRY', level: 0.1048, multiplier: 1 },
  { currency: 'UAH', level: 0.1042, multiplier: 1 },
  { currency: 'USD', level: 4.3467, multiplier: 1 },
  { currency: 'XAU', level: 561.2034, multiplier: 1 },
];

const DAY_MS = 86_400_000;

/** `day` as `yyyy-MM-dd`, a banking day. */
export function dailyRates(day: string): readonly DailyRate[] {
  const number = Math.round(Date.parse(day) / DAY_MS);
  return LEVELS.map(({ currency, level, multiplier }, place) => {
    const slow = 0.012 * Math.sin(number / 41 + place);
    const quick = 0.003 * Math.sin(number * 1.7 + place * 5);
    return { currency, multiplier, rate: (level * (1 + slow + quick)).toFixed(4) };
  });
}
