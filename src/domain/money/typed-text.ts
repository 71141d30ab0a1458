/** A stored decimal as a person would type it: comma, no grouping. Reads back as the same number, with one reading only. */
import type { DecimalText } from './decimal-text';

export function toTypedText(value: DecimalText): string {
  return value.replace('.', ',');
}
