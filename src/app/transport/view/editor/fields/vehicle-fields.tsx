/** With what, by whom and when: the remembered vehicles with their usual trailers, the carriers, the papers. */
import { Plus, X } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import type { Transporter } from '@/api/entities/transporter';
import { Button } from '@/app/ui/buttons/button';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { Combobox } from '@/app/ui/fields/combobox';
import { fold, matchesFolded } from '@/domain/text/fold';
import { EMPTY_DOCUMENT } from '@/domain/transport/draft/transport-draft';
import { viewTexts } from '../../view-texts';
import { useTransportEditor } from '../state/editor-context';
import { countryEntries, DOCUMENT_CODES } from './code-entries';
import { EditorField } from './editor-field';
import { CodeField, DayField, ListField, PlateField, TextField } from './plain-fields';

export function VehicleFields() {
  const { known, change } = useTransportEditor();
  const trailers = useMemo(() => known.trailers.map((plate) => ({ plate, note: '' })), [known.trailers]);
  const pick = (plate: string): void => {
    const vehicle = known.vehicles.find((one) => one.plate === plate);
    const { firstTrailer = '', secondTrailer = '' } = vehicle ?? {};
    change((before) => ({
      ...before,
      transport: { ...before.transport, vehicle: plate, firstTrailer, secondTrailer },
    }));
  };
  return (
    <div className="grid grid-cols-2 items-start gap-3 desktop:grid-cols-[150px_130px_130px_130px_minmax(0,1fr)_140px_150px]">
      <DayField at="transport.startDate" label={viewTexts.startDate} required />
      <PlateField at="transport.vehicle" label={viewTexts.vehicle} onPick={pick} plates={known.vehicles} required />
      <PlateField at="transport.firstTrailer" label={viewTexts.firstTrailer} plates={trailers} />
      <PlateField at="transport.secondTrailer" label={viewTexts.secondTrailer} plates={trailers} />
      <div className="col-span-2 desktop:col-span-1">
        <OrganiserField />
      </div>
      <TextField at="transport.organiserCode" label={viewTexts.organiserCode} />
      <ListField
        at="transport.organiserCountry"
        entries={countryEntries()}
        label={viewTexts.organiserCountry}
        required
      />
    </div>
  );
}

function OrganiserField() {
  const { draft, known, change, set } = useTransportEditor();
  const search = useCallback(
    (query: string) =>
      Promise.resolve(known.transporters.filter(({ name, code }) => matchesFolded(fold(`${name} ${code}`), query))),
    [known.transporters],
  );
  const choose = ({ name, country, code, vehicles }: Transporter): void => {
    const [vehicle] = vehicles;
    change((before) => ({
      ...before,
      transport: {
        ...before.transport,
        ...{ organiserName: name, organiserCountry: country, organiserCode: code },
        ...(before.transport.vehicle === '' && vehicle !== undefined
          ? { vehicle: vehicle.plate, firstTrailer: vehicle.firstTrailer, secondTrailer: vehicle.secondTrailer }
          : {}),
      },
    }));
  };
  return (
    <EditorField at="transport.organiserName" label={viewTexts.organiser} required>
      <Combobox<Transporter>
        onChoose={choose}
        onText={(text) => set('transport.organiserName', text)}
        optionKey={({ id }) => id}
        optionText={({ name }) => name}
        search={search}
        text={draft.transport.organiserName}
        variant="quiet"
      />
    </EditorField>
  );
}

export function DocumentFields() {
  const { draft, change } = useTransportEditor();
  const { documents } = draft;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 text-13 font-semibold">{viewTexts.document}</legend>
      {[...documents.keys()].map((at) => (
        <div
          className="grid grid-cols-2 items-start gap-3 desktop:grid-cols-[220px_180px_150px_minmax(0,1fr)_32px]"
          key={at}
        >
          <CodeField at={`documents.${at}.type`} codes={DOCUMENT_CODES} label={viewTexts.document} none="" required />
          <TextField at={`documents.${at}.number`} label={viewTexts.documentNumber} />
          <DayField at={`documents.${at}.date`} label={viewTexts.documentDate} required />
          <TextField
            at={`documents.${at}.remarks`}
            label={viewTexts.documentRemarks}
            required={documents[at]?.type === '9999'}
          />
          {documents.length > 1 && (
            <IconButton
              icon={X}
              label={viewTexts.removeDocument(at + 1)}
              onClick={() =>
                change((before) => ({ ...before, documents: before.documents.filter((_, place) => place !== at) }))
              }
            />
          )}
        </div>
      ))}
      <div>
        <Button
          icon={Plus}
          onClick={() => change((before) => ({ ...before, documents: [...before.documents, EMPTY_DOCUMENT] }))}
          size="sm"
          variant="text"
        >
          {viewTexts.addDocument}
        </Button>
      </div>
    </fieldset>
  );
}

/** Codes of earlier notifications, where the operation may name them; what stands there all the same, to be taken out. */
export function EarlierFields() {
  const { draft, change, operation } = useTransportEditor();
  const allowed = operation?.earlier === true;
  if (!allowed && draft.earlier.length === 0) return null;
  const blank = { uit: '', remarks: '', reference: '' };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">{viewTexts.earlier}</legend>
      {[...draft.earlier.keys()].map((at) => (
        <div className="grid grid-cols-[minmax(0,220px)_minmax(0,1fr)_32px] items-start gap-3" key={at}>
          <TextField at={`earlier.${at}.uit`} label={viewTexts.earlier} required />
          <TextField at={`earlier.${at}.remarks`} label={viewTexts.documentRemarks} />
          <IconButton
            icon={X}
            label={viewTexts.removeEarlier(at + 1)}
            onClick={() =>
              change((before) => ({ ...before, earlier: before.earlier.filter((_, place) => place !== at) }))
            }
          />
        </div>
      ))}
      {allowed && (
        <div>
          <Button
            icon={Plus}
            onClick={() => change((before) => ({ ...before, earlier: [...before.earlier, blank] }))}
            size="sm"
            variant="text"
          >
            {viewTexts.addEarlier}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
