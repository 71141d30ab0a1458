/** From a finding of an e-Transport document to its words, its place and, where certain, its repair. Pure. */
import { capitalised } from '../../invoice/validation/explain/romanian-format';
import { renderTemplate } from '../../invoice/validation/explain/template';
import type { RuleFinding } from '../../invoice/validation/verdict';
import { operationByCode } from '../operations';
import { SCHEMA_RULE } from '../validation/findings';
import { fieldOfPath, targetOf } from './finding-target';
import { repairTransport } from './repairs/repair-transport';
import type { TransportContext, TransportExplanation, TransportField } from './transport-explanation';
import { CODE_LIST_WORDS } from './words/code-list-words';
import { DECLARATION_WORDS } from './words/declaration-words';
import { FIELD_NAMES } from './words/field-names';
import { OPERATION_WORDS } from './words/operation-words';
import type { TransportWords, TransportWordsTable } from './words/rule-words';
import { schemaWords } from './words/schema-words';
import { VALUE_WORDS } from './words/value-words';

const WORDS: TransportWordsTable = { ...DECLARATION_WORDS, ...OPERATION_WORDS, ...VALUE_WORDS, ...CODE_LIST_WORDS };

const UNKNOWN: TransportWords = {
  clause: 'O regulă ANAF nu este respectată',
  detail: 'Regula a fost publicată după această versiune a aplicației. Citiți textul ei la ANAF.',
  official: 'Regulă necunoscută acestei versiuni.',
};

/** Elements that repeat, as a sentence counts them. */
const COUNTED: Readonly<Record<string, string>> = {
  bunuriTransportate: 'bunul',
  documenteTransport: 'documentul',
  notificareAnterioara: 'notificarea anterioară',
};

const LONGEST = 300;

function placeWords({ element, index }: TransportField): string {
  const noun = COUNTED[element];
  return noun === undefined ? '' : ` la ${noun} ${String(index + 1)}`;
}

function present(text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function valuesOf(finding: RuleFinding, field: TransportField): (name: string) => string | undefined {
  const name = FIELD_NAMES[field.attribute ?? '']?.[0] ?? field.attribute ?? field.element;
  const operation = operationByCode(finding.values.operation ?? '');
  const derived: Readonly<Record<string, string | undefined>> = {
    ...finding.values,
    ...(operation !== undefined && { operation: `${operation.code} (${operation.name})` }),
    field: name,
    Field: capitalised(name),
  };
  const at = placeWords(field);
  return (key) => (key === 'at' ? at : present(derived[key]));
}

/** Puts a finding into words; any rule id is answered. */
export function explainTransportFinding(finding: RuleFinding, context: TransportContext = {}): TransportExplanation {
  const words = finding.rule === SCHEMA_RULE ? schemaWords(finding.values) : (WORDS[finding.rule] ?? UNKNOWN);
  const target = targetOf(finding);
  const field = fieldOfPath(target);
  const values = valuesOf(finding, field);
  const term = FIELD_NAMES[field.attribute ?? '']?.[1] ?? '';
  return {
    clause: renderTemplate(words.clause, values),
    detail: renderTemplate(words.detail, values),
    official: renderTemplate(words.official, values),
    terms: term === '' ? [] : [term],
    field,
    repair: repairTransport(finding, target, context),
  };
}
