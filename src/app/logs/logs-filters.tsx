import type { ReactNode } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { Field } from '@/app/ui/fields/field';
import { Select } from '@/app/ui/fields/select';
import { TextInput } from '@/app/ui/fields/text-input';
import { DayFilter } from './day-filter';
import { logsTexts as texts } from './logs-texts';
import { EVERYTHING, type LogsFilter } from './use-logs';

interface LogsFiltersProps {
  readonly filter: LogsFilter;
  readonly change: (filter: LogsFilter) => void;
  /** Who is on the page. */
  readonly actors: readonly { readonly id: number; readonly name: string }[];
}

const WHOSE = [
  { value: 'company', label: texts.ofCompany },
  { value: 'account', label: texts.ofAccount },
] as const;

/** What narrows the audit: whose, who, from which day to which, on what. */
export function LogsFilters({ filter, change, actors }: LogsFiltersProps): ReactNode {
  const people = [
    { value: '', label: texts.anybody },
    { value: '0', label: texts.server },
    ...actors.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  // Who is asked for stays in the list, also where no entry of his is left on the page.
  const chosen = people.some(({ value }) => value === filter.actor);
  const day = (name: 'from' | 'until') => (
    <DayFilter day={filter[name]} label={texts[name]} onDay={(value) => change({ ...filter, [name]: value })} />
  );
  const isNarrow = JSON.stringify({ ...filter, whose: 'company' }) !== JSON.stringify(EVERYTHING);
  return (
    <div className="grid shrink-0 grid-cols-[160px_170px_170px_200px_1fr] has-[>:nth-child(6)]:grid-cols-[160px_170px_170px_200px_1fr_auto] items-start gap-3 px-6 py-3 phone:grid-cols-2 phone:px-4">
      <Field label={texts.whose}>
        <Select value={filter.whose} options={WHOSE} onChange={(whose) => change({ ...EVERYTHING, whose })} />
      </Field>
      {day('from')}
      {day('until')}
      <Field label={texts.who}>
        <Select
          value={filter.actor}
          options={chosen ? people : [...people, { value: filter.actor, label: filter.actor }]}
          onChange={(actor) => change({ ...filter, actor })}
        />
      </Field>
      <Field label={texts.subject}>
        <TextInput
          type="search"
          maxLength={60}
          value={filter.subject}
          onChange={(subject) => change({ ...filter, subject })}
        />
      </Field>
      {isNarrow && (
        <div className="self-end">
          <Button onClick={() => change({ ...EVERYTHING, whose: filter.whose })}>{texts.clear}</Button>
        </div>
      )}
    </div>
  );
}
