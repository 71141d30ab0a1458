/** With whom: found among the company's partners, with what the law asks of its country. */
import { useCallback } from 'react';
import type { Partner } from '@/api/entities/partner';
import { useWorkspace } from '@/app/state/workspace';
import { Combobox } from '@/app/ui/fields/combobox';
import { partnerRows } from '@/db/collections/partner';
import { fold, matchesFolded } from '@/domain/text/fold';
import type { TransportDraft } from '@/domain/transport/draft/transport-draft';
import { PURPOSE_FIELD } from '@/domain/transport/writing/form-field';
import { addressOf, transportCountry } from '@/domain/transport/writing/goods-of-invoice';
import { viewTexts } from '../../view-texts';
import { useTransportEditor } from '../state/editor-context';
import { countryEntries, purposeCodes } from './code-entries';
import { EditorField } from './editor-field';
import { CodeField, ListField, TextField } from './plain-fields';

const MOST = 20;

export function PartnerFields() {
  const { draft, change, set, operation } = useTransportEditor();
  const { db, company } = useWorkspace();
  const search = useCallback(
    async (query: string): Promise<readonly Partner[]> => {
      const rows = await partnerRows.list(db, company.id);
      const fits = ({ row }: { readonly row: Partner }) => matchesFolded(fold(`${row.name} ${row.taxId}`), query);
      return rows
        .filter(fits)
        .slice(0, MOST)
        .map(({ row }) => row);
    },
    [db, company.id],
  );
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="pb-1 text-13 font-semibold">{viewTexts.partner}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,132px)] gap-3">
        <EditorField at="partner.name" label={viewTexts.partnerName} required>
          <Combobox<Partner>
            onChoose={(partner) => change((before) => withPartner(before, partner))}
            onText={(text) => set('partner.name', text)}
            optionKey={({ id }) => id}
            optionText={({ name }) => name}
            renderOption={({ name, taxId, address }) => (
              <span className="flex justify-between gap-4">
                <span className="truncate font-medium">{name}</span>
                <span className="shrink-0 text-text-2 tabular-nums">
                  {[taxId, address.city].filter(Boolean).join(' · ')}
                </span>
              </span>
            )}
            search={search}
            text={draft.partner.name}
            variant="quiet"
          />
        </EditorField>
        <TextField at="partner.code" label={viewTexts.partnerCode} required={operation?.partner === 'romania'} />
        <ListField at="partner.country" entries={countryEntries()} label={viewTexts.country} required />
      </div>
      <PurposeField />
    </fieldset>
  );
}

/** The partner, and its door where the goods go there: at home the end of an own delivery. */
function withPartner(draft: TransportDraft, { id, name, taxId, external, address }: Partner): TransportDraft {
  const country = transportCountry(address.country === '' && !external ? 'RO' : address.country);
  const partner = { partnerId: id, name, country, code: country === 'RO' ? taxId.replace(/^RO/i, '') : taxId };
  const theirs = country === 'RO' && draft.operation === '30' && draft.end.address.locality === '';
  return { ...draft, partner, ...(theirs ? { end: { ...draft.end, address: addressOf(address) } } : {}) };
}

/** One for all lines; where they differ, that is said, and choosing one puts it everywhere. */
function PurposeField() {
  const { draft, operation } = useTransportEditor();
  const codes = operation?.purposes ?? [];
  const purposes = new Set(draft.goods.map(({ purpose }) => purpose));
  if (codes.length === 1 && purposes.size === 1 && purposes.has(codes[0] ?? '')) return null;
  return (
    <CodeField
      at={PURPOSE_FIELD}
      codes={purposeCodes(codes)}
      label={purposes.size > 1 ? `${viewTexts.purpose} (${viewTexts.purposeMixed})` : viewTexts.purpose}
      required
    />
  );
}
