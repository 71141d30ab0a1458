import type { ReactNode } from 'react';
import type { ServerConnection } from '@/api/call-server';
import { Button } from '@/app/ui/buttons/button';
import { Checkbox } from '@/app/ui/fields/checkbox';
import { Field } from '@/app/ui/fields/field';
import { Select } from '@/app/ui/fields/select';
import { TextInput } from '@/app/ui/fields/text-input';
import { isValidCui } from '@/domain/identifiers/cui';
import type { CompanyDraft, CompanyTroubles } from './company-draft';
import { companyFormTexts as texts } from './company-form-texts';
import { COUNTY_OPTIONS } from './county-options';
import { useLookUp } from './use-look-up';

interface CompanyFormProps {
  readonly draft: CompanyDraft;
  readonly change: (draft: CompanyDraft) => void;
  /** Shown once the form was tried. */
  readonly troubles: CompanyTroubles;
  readonly connection: ServerConnection;
}

/** A company's particulars, filled from ANAF's register by its fiscal code. */
export function CompanyForm({ draft, change, troubles, connection }: CompanyFormProps): ReactNode {
  const { busy, note, ask } = useLookUp(connection, draft, change);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-start gap-3 phone:flex-col phone:items-stretch">
        <div className="min-w-0 flex-1">
          <Field label={texts.cif} required help={texts.cifHelp} error={troubles.cif}>
            <TextInput
              numeric
              inputMode="numeric"
              maxLength={14}
              value={draft.cif}
              onChange={(cif) => {
                change({ ...draft, cif });
                if (isValidCui(cif) && draft.name === '') void ask(cif);
              }}
            />
          </Field>
        </div>
        <div className="pt-6 phone:pt-0">
          <Button busy={busy} onClick={() => void ask(draft.cif)}>
            {texts.lookUp}
          </Button>
        </div>
      </div>
      <p role="status" className="text-13 text-text-2 empty:hidden">
        {busy ? texts.looking : note}
      </p>
      <OnInvoices draft={draft} change={change} troubles={troubles} />
    </div>
  );
}

function OnInvoices({ draft, change, troubles }: Omit<CompanyFormProps, 'connection'>): ReactNode {
  const { address } = draft;
  const text = (
    name: 'name' | 'registration' | 'telephone' | 'email' | 'legalForm' | 'iban',
    label: string,
    help?: string,
  ) => (
    <Field
      label={label}
      required={name === 'name'}
      {...(help === undefined ? {} : { help })}
      error={name === 'name' || name === 'iban' ? troubles[name] : undefined}
    >
      <TextInput
        maxLength={name === 'registration' || name === 'telephone' || name === 'iban' ? 60 : 300}
        value={draft[name]}
        onChange={(value) => change({ ...draft, [name]: value })}
      />
    </Field>
  );
  const place = (name: 'line1' | 'city' | 'postCode', label: string) => (
    <Field label={label} required={name !== 'postCode'} error={name === 'postCode' ? undefined : troubles[name]}>
      <TextInput
        maxLength={name === 'postCode' ? 60 : 300}
        value={address[name]}
        onChange={(value) => change({ ...draft, address: { ...address, [name]: value } })}
      />
    </Field>
  );
  return (
    <fieldset className="grid grid-cols-2 gap-4 phone:grid-cols-1">
      <legend className="mb-3 text-16 font-semibold">{texts.onInvoices}</legend>
      {text('name', texts.name)}
      {text('registration', texts.registration)}
      {place('line1', texts.line1)}
      {place('city', texts.city)}
      <Field label={texts.county} required error={troubles.county}>
        <Select
          options={COUNTY_OPTIONS}
          value={address.countrySubdivision}
          onChange={(countrySubdivision) => change({ ...draft, address: { ...address, countrySubdivision } })}
        />
      </Field>
      {place('postCode', texts.postCode)}
      {text('email', texts.email)}
      {text('telephone', texts.telephone)}
      {text('legalForm', texts.legalForm, texts.legalFormHelp)}
      {text('iban', texts.iban, texts.ibanHelp)}
      <Checkbox checked={draft.vatRegistered} onChange={(vatRegistered) => change({ ...draft, vatRegistered })}>
        {texts.vat}
      </Checkbox>
    </fieldset>
  );
}
