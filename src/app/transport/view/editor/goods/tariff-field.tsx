import { useCallback, useMemo } from 'react';
import { Combobox } from '@/app/ui/fields/combobox';
import { dayText } from '@/app/ui/words/date-words';
import { Highlight } from '@/app/ui/words/highlight';
import { riskHeadingOf } from '@/domain/transport/need/risk-goods';
import { headingOf, type TariffHit, tariffSearch } from '@/domain/transport/tariff/tariff-search';
import { type FieldKey, fieldText } from '@/domain/transport/writing/draft-fields';
import { viewTexts } from '../../view-texts';
import { EditorField } from '../fields/editor-field';
import { useTransportEditor } from '../state/editor-context';

interface TariffFieldProps {
  readonly at: FieldKey;
  readonly required: boolean;
  readonly labelHidden?: boolean;
}

/** The tariff code by its figures or by words, the company's own on top; a code of six or eight digits is typed whole. */
export function TariffField({ at, required, labelHidden = false }: TariffFieldProps) {
  const { draft, set, known } = useTransportEditor();
  const find = useMemo(() => tariffSearch(known.tariffs), [known.tariffs]);
  const search = useCallback((query: string) => Promise.resolve(find(query, 30)), [find]);
  const code = fieldText(draft, at);
  const [codeHead, nameHead, usedHead] = viewTexts.tariffHead;
  return (
    <EditorField
      at={at}
      help={labelHidden ? undefined : headingOf(code)?.name}
      label={viewTexts.tariff}
      labelHidden={labelHidden}
      required={required}
    >
      <Combobox<TariffHit>
        header={
          <span className="flex justify-between gap-4">
            <span>{`${codeHead} · ${nameHead}`}</span>
            <span>{usedHead}</span>
          </span>
        }
        listWidth={560}
        onChoose={(hit) => set(at, hit.code)}
        onText={(text) => set(at, /^[\d\s.]*$/.test(text) ? text.replaceAll(/[\s.]/g, '') : text)}
        optionKey={(hit) => hit.code}
        optionText={(hit) => hit.code}
        renderOption={(hit, query) => <TariffOption day={draft.transport.startDate} hit={hit} query={query} />}
        search={search}
        text={code}
        variant="quiet"
      />
    </EditorField>
  );
}

interface TariffOptionProps {
  readonly hit: TariffHit;
  readonly query: string;
  readonly day: string;
}

function TariffOption({ hit: { code, name, used }, query, day }: TariffOptionProps) {
  const risk = riskHeadingOf(code, day);
  return (
    <span className="flex w-full items-baseline gap-4">
      <span className="w-20 shrink-0 font-medium tabular-nums">{code}</span>
      <span className="min-w-0 flex-1 whitespace-normal">
        <Highlight query={query} text={name} />
        {risk !== undefined && <span className="text-wait">{` · ${viewTexts.risk(risk.name)}`}</span>}
      </span>
      <span className="shrink-0 text-12 text-text-3 tabular-nums">
        {used === undefined || used.times === 0
          ? viewTexts.tariffUnused
          : viewTexts.tariffUsed(used.times, dayText(used.last))}
      </span>
    </span>
  );
}
