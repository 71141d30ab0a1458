import type { ShownItem } from '../archive/shown-item';
import { listTexts } from './list-texts';

/** Of an invoice of the company that another program sent: its number is of no series here. */
export function elsewhereNote({ sentElsewhere }: Pick<ShownItem, 'sentElsewhere'>): string | undefined {
  return sentElsewhere === true ? listTexts.elsewhere : undefined;
}
