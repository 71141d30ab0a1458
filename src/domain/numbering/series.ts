/** A series of invoice numbers: a prefix and a number padded to a width (`FCT-` and 4 give `FCT-0416`). */
export interface NumberSeries {
  readonly prefix: string;
  /** Digits at least; 0 or 1 for none added. */
  readonly width: number;
}

/** BT-1 of the number in the series. */
export function formatNumber({ prefix, width }: NumberSeries, number: number): string {
  return `${prefix}${String(number).padStart(width, '0')}`;
}

/** The number inside BT-1; undefined where it is not of this series as it writes its numbers. */
export function numberInSeries(series: NumberSeries, text: string): number | undefined {
  const digits = text.slice(series.prefix.length);
  const number = /^\d{1,15}$/.test(digits) ? Number(digits) : undefined;
  return number !== undefined && formatNumber(series, number) === text ? number : undefined;
}
