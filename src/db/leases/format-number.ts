import type { SerialContent } from '@/api/entities/serial';

/** BT-1 of a number of a series: prefix and digits, padded to the series' width. */
export function formatNumber(serial: Pick<SerialContent, 'prefix' | 'width'>, number: number): string {
  return `${serial.prefix}${String(number).padStart(serial.width, '0')}`;
}
