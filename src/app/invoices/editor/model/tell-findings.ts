/** The verdict of the official rules as findings of the editor: where each stands in the sheet, and what its repair changes; with it what may be meant otherwise. */
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import type { JudgedFinding } from '@/workers/document/judge-draft';
import { textAt, textChange } from './draft-text';
import type { EditorFinding } from './finding';
import { placeOf } from './finding-place';
import type { CompanyFacts } from './repairs/draft-repair';
import { repairInDraft } from './repairs/repair-in-draft';
import { writtenDoubts } from './written-doubts';

export function toldFindings(
  judged: readonly JudgedFinding[],
  draft: InvoiceDraft,
  company: CompanyFacts,
): readonly EditorFinding[] {
  return [...judged.map((finding) => toldFinding(finding, draft, company)), ...writtenDoubts(draft)];
}

function toldFinding(judged: JudgedFinding, draft: InvoiceDraft, company: CompanyFacts): EditorFinding {
  const { rule, severity, clause, detail, official, terms, field, values } = judged;
  const place = placeOf(field, draft);
  const own = repairInDraft({ ...place, rule, values, draft, company });
  const repair = own.handled ? own.repair : writtenRepair(judged, place.at, draft);
  return {
    ...place,
    severity: severity === 'fatal' ? 'stop' : 'warning',
    missing: place.at === '' || textAt(draft, place.at) === '',
    text: `${clause}.`,
    rule,
    words: { detail, official, terms },
    ...(repair === undefined ? {} : { repair }),
  };
}

/** The validator's own remedy, where it is one text and the draft has a place for it that says something else. */
function writtenRepair({ repair }: JudgedFinding, at: string, draft: InvoiceDraft): EditorFinding['repair'] {
  if (repair === null || textAt(draft, at) === repair.willBe) return undefined;
  const change = textChange(draft, at, repair.willBe);
  return change === undefined ? undefined : { label: repair.label, change };
}
