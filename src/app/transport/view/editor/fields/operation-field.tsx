import { Select } from '@/app/ui/fields/select';
import { OPERATIONS } from '@/domain/transport/operations';
import { withOperation } from '@/domain/transport/writing/fit-operation';
import { viewTexts } from '../../view-texts';
import { useTransportEditor } from '../state/editor-context';
import { EditorField } from './editor-field';

const OPTIONS = OPERATIONS.map(({ code, short, name }) => ({
  value: code as string,
  label: `${name} (${code} ${short})`,
}));

/** What kind of transport it is; what it leaves out is said below it. */
export function OperationField() {
  const { draft, change, operation } = useTransportEditor();
  const without =
    operation === undefined
      ? []
      : [
          ...([...operation.start, ...operation.end].includes('border') ? [] : [viewTexts.withoutBorder]),
          ...([...operation.start, ...operation.end].includes('customs') ? [] : [viewTexts.withoutCustoms]),
          ...(operation.earlier ? [] : [viewTexts.withoutEarlier]),
        ];
  const note =
    operation === undefined
      ? undefined
      : [
          viewTexts.operationNote(operation.code, operation.short, viewTexts.partnerIn[operation.partner]),
          ...(without.length === 0 ? [] : [viewTexts.allowedOnly(without.join(', '))]),
        ].join(' ');
  return (
    <EditorField at="operation" help={note} label={viewTexts.operationLabel} required>
      <Select
        onChange={(code) => change((before) => withOperation(before, code))}
        options={operation === undefined ? [{ value: draft.operation, label: draft.operation }, ...OPTIONS] : OPTIONS}
        value={draft.operation}
        variant="quiet"
      />
    </EditorField>
  );
}
