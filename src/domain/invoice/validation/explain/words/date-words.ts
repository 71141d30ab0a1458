import type { FieldKey } from '../fields/field-ref';
import type { RuleWords } from './rule-words';

/** Name, terms and usual field by rule id after `BR-RO-DT`; the path decides where the element occurs in more places. */
const DATES: Readonly<Record<string, readonly [name: string, terms: string, at: FieldKey]>> = {
  '001': ['Data emiterii', 'BT-2 BT-26', 'header.issueDate'],
  '002': ['Data exigibilității TVA', 'BT-7', 'header.taxPointDate'],
  '003': ['Scadența', 'BT-9', 'header.dueDate'],
  '003_CN': ['Scadența notei de creditare', 'BT-9', 'header.dueDate'],
  '004': ['Data livrării', 'BT-72', 'delivery.date'],
  '005': ['Data de început a perioadei', 'BT-73 BT-134', 'delivery.periodStart'],
  '006': ['Data de sfârșit a perioadei', 'BT-74 BT-135', 'delivery.periodEnd'],
};

/** The words of a national date rule (`BR-RO-DT001`), undefined for any other rule. */
export function dateRuleWords(rule: string): RuleWords | undefined {
  const row = rule.startsWith('BR-RO-DT') ? DATES[rule.slice('BR-RO-DT'.length)] : undefined;
  if (!row) return undefined;
  const [name, terms, at] = row;
  return {
    clause: '{name}{ofRow}[: {actual:q}] nu este o dată bună',
    detail:
      'Data se trimite ca an-lună-zi, zece semne, fără oră, fus orar sau spații, și trebuie să existe în calendar. Alegeți ziua din nou[; acum este {actual:q}].',
    official: '{name} ({numbers}) trebuie să fie o dată calendaristică în formatul AAAA-LL-ZZ.',
    terms,
    params: { name, numbers: terms.replace(' ', ', ') },
    ...(terms.includes(' ') ? { otherwise: at } : { at }),
  };
}
