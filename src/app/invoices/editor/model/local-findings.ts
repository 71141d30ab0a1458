/** What this screen can tell of a draft at every keystroke, without the validator: unreadable amounts, gaps, codes. */

import { IDENTITY_WORDS } from '@/app/texts/identity-words';
import { type BucharestSector, bucharestSector } from '@/domain/identifiers/bucharest-sector';
import { findCounty } from '@/domain/identifiers/counties';
import { isValidIban } from '@/domain/identifiers/iban';
import type { DraftProblem } from '@/domain/invoice/draft-problem';
import { IDENTITY_CODE, identityTroubles } from '@/domain/invoice/identity/identity-troubles';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { checkDraft } from '@/domain/invoice/issue/check-draft';
import type { DraftTotals } from '@/domain/invoice/totals/draft-totals';
import { fold } from '@/domain/text/fold';
import { suggestUnits, unitByCode } from '@/domain/units/find-unit';
import type { Unit } from '@/domain/units/units';
import { findingTexts, problemClause } from '../finding-texts';
import { type EditorFinding, fieldKey, fieldOfKey } from './finding';

export function localFindings(draft: InvoiceDraft, totals: DraftTotals): readonly EditorFinding[] {
  return [
    ...checkDraft(draft, totals).map((problem) => problemFinding(problem, draft)),
    ...partyFindings(draft, 'seller'),
    ...partyFindings(draft, 'buyer'),
    ...identityFindings(draft),
    ...dateFindings(draft),
    ...paymentFindings(draft),
  ];
}

function problemFinding({ code, at }: DraftProblem, draft: InvoiceDraft): EditorFinding {
  const key = fieldKey(at);
  const row = at.line === undefined ? {} : { row: at.line.index };
  const missing = code === 'missing' || code === 'no-lines';
  const text = problemClause(code, fieldOfKey(key));
  const finding = { at: key, ...row, severity: 'stop', incomplete: true, missing, text } as const;
  if (code !== 'unknown-unit' || at.line === undefined) return finding;
  return { ...finding, ...unitWords(draft.lines[at.line.index]?.unitCode ?? '', at.line.index), rule: 'BR-CL-23' };
}

/** Words people use that no unit begins with. */
const SPOKEN_UNITS: Readonly<Record<string, string>> = {
  bax: 'XBX',
  paleta: 'XPX',
  cofrag: 'XCR',
  colet: 'XPK',
  pereche: 'PR',
};

/** The unit that begins like what was typed, by shorter and shorter beginnings. */
function nearUnit(typed: string): Unit | undefined {
  const spoken = SPOKEN_UNITS[fold(typed)];
  if (spoken !== undefined) return unitByCode(spoken);
  for (let length = typed.length; length >= 3; length -= 1) {
    const near = suggestUnits(typed.slice(0, length), 1)[0];
    if (near !== undefined) return near;
  }
  return undefined;
}

function unitWords(typed: string, row: number): Pick<EditorFinding, 'text' | 'repair'> {
  const near = nearUnit(typed);
  if (near === undefined) return { text: findingTexts.unitWithout(typed) };
  const change = { type: 'line', row, fields: { unitCode: near.code } } as const;
  return {
    text: findingTexts.unitNear(typed, near.name, near.code),
    repair: { label: findingTexts.put(near.name), change },
  };
}

function partyFindings(draft: InvoiceDraft, side: 'seller' | 'buyer'): readonly EditorFinding[] {
  const { address } = draft[side];
  if (address.country !== 'RO') return [];
  const county = findCounty(address.countrySubdivision);
  return [
    ...(address.countrySubdivision !== '' && county === undefined
      ? [stop(`${side}.address.countrySubdivision`, findingTexts.countyUnknown)]
      : []),
    ...(county?.iso === 'RO-B' && bucharestSector(address.city) === undefined ? [sectorFinding(draft, side)] : []),
  ];
}

/** What ANAF refuses beyond the rules. A buyer whose code is still empty becomes a consumer without one, by thirteen zeros. */
function identityFindings({ seller, buyer }: InvoiceDraft): readonly EditorFinding[] {
  const party = ({ taxId, address }: InvoiceDraft['seller' | 'buyer']) => ({ taxId, country: address.country });
  return identityTroubles({ seller: party(seller), buyer: party(buyer) })
    .filter(({ taxId }) => taxId.trim() !== '')
    .map(({ side, trouble }) => ({
      ...warning(`${side}.taxId`, IDENTITY_WORDS[trouble]),
      identity: true,
      rule: IDENTITY_CODE,
    }));
}

/** In Bucharest the city is the sector (BR-RO-100 for the seller, BR-RO-101 for the buyer). */
function sectorFinding(draft: InvoiceDraft, side: 'seller' | 'buyer'): EditorFinding {
  const { address } = draft[side];
  const sector = bucharestSector(address.line1);
  const rule = side === 'seller' ? 'BR-RO-100' : 'BR-RO-101';
  const found = stop(
    `${side}.address.city`,
    sector === undefined ? findingTexts.sectorAsked : findingTexts.sectorFound(sector),
  );
  return { ...found, rule, ...(sector === undefined ? {} : { repair: sectorRepair(draft, side, sector) }) };
}

function sectorRepair(draft: InvoiceDraft, side: 'seller' | 'buyer', city: BucharestSector) {
  const address = { ...draft[side].address, city };
  return { label: findingTexts.put(city), change: { type: side, fields: { address } } } as const;
}

function dateFindings({ issueDate, dueDate }: InvoiceDraft): readonly EditorFinding[] {
  return dueDate !== '' && issueDate !== '' && dueDate < issueDate
    ? [warning('dueDate', findingTexts.dueBeforeIssue)]
    : [];
}

function paymentFindings({ payment }: InvoiceDraft): readonly EditorFinding[] {
  const iban = payment.iban.trim();
  return iban !== '' && !isValidIban(iban) ? [warning('payment.iban', findingTexts.ibanWrong)] : [];
}

function stop(at: string, text: string): EditorFinding {
  return { at, severity: 'stop', missing: false, text };
}

function warning(at: string, text: string): EditorFinding {
  return { at, severity: 'warning', missing: false, text };
}
