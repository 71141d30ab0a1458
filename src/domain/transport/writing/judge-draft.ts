/** What the official rules and the law say of a draft, field by field, as it is typed. Pure. */

import { bucharestDay } from '../../calendar/bucharest-day';
import { isIsoDate } from '../../calendar/iso-date';
import type { Repair } from '../../invoice/validation/explain/repairs/repair';
import { readXml } from '../../xml/read-xml';
import { type Declaring, declarerOf, notificationOfDraft } from '../draft/declaration-of-draft';
import type { TransportDraft } from '../draft/transport-draft';
import { explainTransportFinding } from '../explain/explain-transport-finding';
import { targetOf } from '../explain/finding-target';
import { writeDeclaration } from '../model/write-declaration';
import { hiddenFindings } from '../validation/hidden-rules';
import { judgeDeclaration } from '../validation/judge-declaration';
import { type FieldKey, fieldText } from './draft-fields';
import { fieldOfPath } from './field-of-finding';
import { formField } from './form-field';

export interface DraftFinding {
  /** The control where it is put right; '' for what none says. */
  readonly field: FieldKey;
  /** Of the official rule; `start-day` is ours. */
  readonly rule: string;
  readonly clause: string;
  readonly detail: string;
  /** Nothing was written there yet: it is asked for, not wrong. */
  readonly blank: boolean;
  /** The value that puts it right. */
  readonly repair: { readonly label: string; readonly value: string } | null;
}

/** Rules that the official engine reaches never, and that hold all the same (reference, section 5.1). */
export const START_DAY_RULE = 'start-day';

/** `corrects`: the UIT of a correction. One finding a field: the rule's own before the schema's. */
export function judgeDraft(draft: TransportDraft, declaring: Declaring, corrects = ''): readonly DraftFinding[] {
  const content = notificationOfDraft(draft, corrects);
  const read = readXml(writeDeclaration({ ...declarerOf(declaring), content }));
  if (!read.ok) throw new Error(`A declaration that was written is not read: ${read.error.message}`);
  // What the official engine reaches never is refused by the server all the same.
  const findings = [...judgeDeclaration(read.root).findings, ...hiddenFindings(read.root)];
  const all = findings.map((finding): DraftFinding => {
    const { clause, detail, repair } = explainTransportFinding(finding, { document: read.root });
    const field = formField(draft, fieldOfPath(targetOf(finding)));
    // What no field says was not left empty by the person.
    const blank = field !== '' && fieldText(draft, field) === '';
    return { field, rule: finding.rule, clause, detail, blank, repair: repairValue(repair) };
  });
  return onePerField(all);
}

function repairValue(repair: Repair | null): DraftFinding['repair'] {
  return repair?.change.kind === 'setAttribute' ? { label: repair.label, value: repair.change.willBe } : null;
}

function onePerField(all: readonly DraftFinding[]): readonly DraftFinding[] {
  const first = new Map<FieldKey, DraftFinding>();
  for (const finding of all) {
    // What no field says stands for itself.
    const key = finding.field === '' ? finding.rule : finding.field;
    const known = first.get(key);
    const better = known?.rule.startsWith('ETR-') === true && !finding.rule.startsWith('ETR-');
    if (known === undefined || better) first.set(key, finding);
  }
  return [...first.values()];
}

/** Whether the day of the start is over: then no declaration helps any more but one after an outage. `now`: ms since 1970. */
export function isStartPassed({ transport }: TransportDraft, now: number): boolean {
  return isIsoDate(transport.startDate) && transport.startDate < bucharestDay(now);
}
