import { placeOfPath } from '../fields/place-of-path';
import { ELEMENT_NAMES } from '../unexpected/element-names';
import { MOVED_TO } from '../unexpected/moved-elements';
import { parentWords } from '../unexpected/parent-words';
import { unexpectedPath } from '../unexpected/unexpected-path';
import type { RuleWords } from './rule-words';

/** The two fatal rules of the group: an invoiced object (type 130) is an identifier and nothing else. */
const FATAL: Readonly<Record<string, string>> = {
  'UBL-CR-666': 'atașament',
  'UBL-CR-673': 'descriere',
};

function fatalWords(what: string): RuleWords {
  return {
    at: 'references.invoicedObject',
    clause: `Obiectul facturat (tip 130) nu poate avea ${what}`,
    detail: `Un document cu tipul 130 numește numai identificatorul obiectului facturat. Scoateți elementul (${what}) sau tipul 130, ca să fie un document justificativ obișnuit.`,
    official: `Identificatorul obiectului facturat (BT-18, AdditionalDocumentReference cu tipul 130) nu poate avea ${what}.`,
    terms: 'BG-24',
  };
}

/** The one element of the group that may be there, with one value. */
const VERSION: RuleWords = {
  otherwise: 'document.customizationId',
  clause: 'Versiunea UBL[ {actual:q}] nu este 2.1',
  detail:
    'Dacă fișierul spune versiunea UBL, ea este 2.1. Scoateți elementul UBLVersionID; ANAF primește factura și așa, dar îl semnalează.',
  official: 'Elementul UBLVersionID, unde apare, ar trebui să fie „2.1” (avertisment).',
};

/** The words of a rule UBL-CR-*: an element of UBL that the European invoice does not have. */
export function unexpectedWords(rule: string): RuleWords | undefined {
  const path = unexpectedPath(rule);
  if (path === undefined) return undefined;
  if (rule === 'UBL-CR-002') return VERSION;
  const fatal = FATAL[rule];
  if (fatal !== undefined) return fatalWords(fatal);
  const steps = path.split('/').filter((step) => step !== '');
  const last = steps.at(-1) ?? '';
  const kind = last.startsWith('@') ? 'Atributul' : 'Elementul';
  const name = last.replace('@', '');
  const gloss = ELEMENT_NAMES[last] ?? name;
  const where = parentWords(steps.slice(0, -1));
  const moved = MOVED_TO[last];
  return {
    otherwise: placeOfPath(`Invoice/${steps.slice(0, -1).join('/')}`).key,
    clause: `${kind} „${name}” (${gloss}) este de prisos ${where}`,
    detail: `Factura europeană nu are acest ${kind === 'Atributul' ? 'atribut' : 'element'}[; aici el spune {actual:q}]. ANAF primește factura și îl semnalează; scoateți-l.${moved === undefined ? '' : ` ${moved}`}`,
    official: `${kind} ${path} nu ar trebui să apară într-o factură conformă EN 16931 (avertisment).`,
  };
}
