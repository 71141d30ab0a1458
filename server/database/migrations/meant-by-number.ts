/** Which of a number a document means, as migration 0090 finds it: of one deal, by the day named. Pure. */
import { CORRECTED, compare, hundredths, type Issued, type Named } from './issued-marks';

/** The one of the day named, also while it waits for ANAF; else the newest accepted one that is not younger. */
export function meant({ issueDate }: Named, ofNumber: readonly Issued[], note: Issued): Issued | undefined {
  const fitting = ofNumber.filter(
    (item) =>
      item.id !== note.id && item.issueDate <= note.issueDate && isOfItsKind(item, note) && isOfOneDeal(item, note),
  );
  const ofDay = fitting.filter((item) => item.issueDate === issueDate);
  return (ofDay.length > 0 ? ofDay : fitting)
    .filter(({ accepted }) => accepted)
    .sort((a, b) => compare(b.issueDate, a.issueDate) || compare(a.id, b.id))[0];
}

function isOfItsKind(item: Issued, note: Issued): boolean {
  const [total, own] = [hundredths(item.total), hundredths(note.total)];
  if (own < 0n) return total > 0n;
  if (total < 0n) return own > 0n;
  return note.typeCode === CORRECTED;
}

function isOfOneDeal(one: Issued, other: Issued): boolean {
  if (one.currency !== other.currency || one.enforcement || other.enforcement) return false;
  const [code, otherCode] = [folded(one.partnerTaxId), folded(other.partnerTaxId)];
  if (code === '' || otherCode === '') return folded(one.partnerName) === folded(other.partnerName);
  const digits = cuiDigits(code);
  return code === otherCode || (digits !== undefined && digits === cuiDigits(otherCode));
}

/** Of a Romanian fiscal code, with RO or without. */
function cuiDigits(code: string): string | undefined {
  const digits = /^(?:ro)?(\d{2,10})$/.exec(code.replaceAll(/[\s.\u00a0-]/g, ''))?.[1]?.replace(/^0+(?=\d)/, '');
  return digits !== undefined && digits.length >= 2 ? digits : undefined;
}

function folded(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}
