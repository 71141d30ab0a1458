import type { ReactNode } from 'react';
import { companiesTexts as texts } from '@/app/texts/companies-texts';
import { Select } from '@/app/ui/fields/select';
import { authorizers, type CompanyFilters, connectionKinds } from './company-filters';
import type { ConnectionStates } from './connection/connection-state';
import { KIND_WORDS } from './connection/connection-texts';

interface ConnectionFilterProps {
  readonly states: ConnectionStates;
  readonly filters: CompanyFilters;
  readonly onChange: (part: Partial<CompanyFilters>) => void;
  readonly variant: 'filter' | 'boxed';
}

/** By how a company stands with ANAF. */
export function StateFilter({ states, filters, onChange, variant }: ConnectionFilterProps): ReactNode {
  const { connection } = filters;
  return (
    <Select<CompanyFilters['connection']>
      active={connection !== ''}
      aria-label={texts.heads.connection}
      onChange={(chosen) => onChange({ connection: chosen })}
      options={[
        { value: '', label: texts.anyConnection[variant] },
        ...connectionKinds(states, connection).map((kind) => ({ value: kind, label: KIND_WORDS[kind] })),
      ]}
      value={connection}
      variant={variant}
    />
  );
}

/** By the person through whom it reaches ANAF. */
export function PersonFilter({ states, filters, onChange, variant }: ConnectionFilterProps): ReactNode {
  const { person } = filters;
  return (
    <Select
      active={person !== ''}
      aria-label={texts.heads.by}
      onChange={(chosen) => onChange({ person: chosen })}
      options={[
        { value: '', label: texts.anyPerson[variant] },
        ...authorizers(states, person).map((name) => ({ value: name, label: name })),
      ]}
      value={person}
      variant={variant}
    />
  );
}
