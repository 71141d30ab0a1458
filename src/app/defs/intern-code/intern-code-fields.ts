import type { InternCodeContent } from '@/api/entities/intern-code';
import { type DefinitionField, textField } from '@/app/defs/definition-field';
import { showUnit, unitCodeOf } from '@/domain/units/find-unit';
import { internCodeTexts } from './intern-code-texts';

const { fields: labels, missing } = internCodeTexts;
/** Digits with the dots of analytical accounts. */
const ACCOUNT = /^\d+(\.\d+)*$/;

export const INTERN_CODE_FIELDS: readonly DefinitionField<InternCodeContent>[] = [
  {
    ...textField('code', labels.code),
    half: true,
    required: true,
    help: labels.codeHelp,
    set: (_code, typed) => ({ code: typed.trim() }),
    check: ({ code }) => (code.trim() === '' ? missing.code : undefined),
  },
  {
    name: 'unitCode',
    label: labels.unitCode,
    kind: 'text',
    half: true,
    help: labels.unitHelp,
    get: ({ unitCode }) => showUnit(unitCode),
    set: (_code, typed) => ({ unitCode: unitCodeOf(typed) ?? typed }),
    check: ({ unitCode }) => (unitCode === '' || unitCodeOf(unitCode) !== undefined ? undefined : missing.unit),
  },
  {
    ...textField('name', labels.name),
    required: true,
    check: ({ name }) => (name.trim() === '' ? missing.name : undefined),
  },
  { ...textField('group', labels.group), half: true },
  {
    ...textField('account', labels.account),
    half: true,
    help: labels.accountHelp,
    figures: () => true,
    set: (_code, typed) => ({ account: typed.trim() }),
    check: ({ account }) => (account === '' || ACCOUNT.test(account) ? undefined : missing.account),
  },
];
