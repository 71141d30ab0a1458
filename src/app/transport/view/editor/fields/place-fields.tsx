/** Where the route starts or ends: only the kinds of places that the operation leaves. */
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { PlaceKind } from '@/domain/transport/operations';
import { viewTexts } from '../../view-texts';
import { useTransportEditor } from '../state/editor-context';
import { BORDER_ENTRIES, COUNTY_CODES, CUSTOMS_ENTRIES } from './code-entries';
import { CodeField, ListField, TextField } from './plain-fields';

interface PlaceFieldsProps {
  readonly part: 'start' | 'end';
}

const ANY: readonly PlaceKind[] = ['address', 'border', 'customs'];

export function PlaceFields({ part }: PlaceFieldsProps) {
  const { draft, operation } = useTransportEditor();
  const allowed = operation?.[part] ?? ANY;
  const { kind } = draft[part];
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="pb-1 text-13 font-semibold">{viewTexts.places[part]}</legend>
      {(allowed.length > 1 || !allowed.some((one) => one === kind)) && (
        <CodeField
          at={`${part}.kind`}
          codes={allowed.map((one) => [one, viewTexts.placeKinds[one]])}
          label={viewTexts.placeKind}
          required
        />
      )}
      {kind === 'border' && (
        <ListField at={`${part}.borderPoint`} entries={BORDER_ENTRIES} label={viewTexts.borderPoint} required />
      )}
      {kind === 'customs' && (
        <ListField at={`${part}.customsOffice`} entries={CUSTOMS_ENTRIES} label={viewTexts.customsOffice} required />
      )}
      {kind === 'address' && <AddressFields part={part} />}
    </fieldset>
  );
}

const INSIDE = ['block', 'entrance', 'floor', 'apartment'] as const;
const MORE = [...INSIDE, 'postalCode'] as const;

function AddressFields({ part }: PlaceFieldsProps) {
  const { draft, findingAt } = useTransportEditor();
  const { address } = draft[part];
  const [opened, setOpen] = useState(() => [...INSIDE, 'more' as const].some((field) => address[field] !== ''));
  // What the rules say of a field is not folded away.
  const open = opened || [...MORE, 'more'].some((field) => findingAt(`${part}.address.${field}`) !== undefined);
  const Mark = open ? ChevronDown : ChevronRight;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,132px)] gap-3">
        <TextField at={`${part}.address.locality`} label={viewTexts.locality} required />
        <CodeField at={`${part}.address.county`} codes={COUNTY_CODES} label={viewTexts.county} required />
        <TextField at={`${part}.address.street`} label={viewTexts.street} required />
        <TextField at={`${part}.address.number`} label={viewTexts.number} />
      </div>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex w-fit items-center gap-1 text-12 text-accent-text phone:min-h-11"
      >
        <Mark aria-hidden="true" size={14} strokeWidth={1.75} />
        {viewTexts.moreAddress}
      </button>
      {open && (
        <div className="grid grid-cols-3 gap-3">
          {MORE.map((field) => (
            <TextField at={`${part}.address.${field}`} key={field} label={viewTexts[field]} />
          ))}
          <TextField at={`${part}.address.more`} label={viewTexts.moreInfo} />
        </div>
      )}
    </>
  );
}
