/** What ANAF's register says of the company that stands as buyer, as far as it concerns an invoice to it. */
import { dayText } from '@/app/ui/words/date-words';
import { cuiDigits } from '@/domain/identifiers/cui';
import { IDENTITY_CODE } from '@/domain/invoice/identity/identity-troubles';
import type { IsoDate } from '@/domain/invoice/invoice';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { findingTexts } from '../finding-texts';
import type { EditorFinding } from './finding';

export interface BuyerStanding {
  /** The code it was asked for, digits alone. */
  readonly cui: string;
  /** '' where the register names no day; undefined for a company that stands. */
  readonly struckOffOn: IsoDate | '' | undefined;
  /** The register has answered, and has no such code. */
  readonly unknown?: true;
}

/** Nothing for another buyer than the one that was asked for. */
export function standingFindings(
  { buyer }: Pick<InvoiceDraft, 'buyer'>,
  standing: BuyerStanding | null,
): readonly EditorFinding[] {
  if (standing === null || cuiDigits(buyer.taxId) !== standing.cui) return [];
  const { struckOffOn, unknown } = standing;
  if (unknown) return [{ ...IN_REGISTER, text: findingTexts.notInRegister }];
  if (struckOffOn === undefined) return [];
  const text = struckOffOn === '' ? findingTexts.struckOff : findingTexts.struckOffOn(dayText(struckOffOn));
  return [{ at: 'buyer.taxId', severity: 'warning', missing: false, text }];
}

/** ANAF would not identify the buyer: beside the verdict, as the check digits are (domain/invoice/identity). */
const IN_REGISTER = {
  at: 'buyer.taxId',
  severity: 'warning',
  missing: false,
  identity: true,
  rule: IDENTITY_CODE,
} as const;
