import type { ReactNode } from 'react';
import type { ParticularsContent } from '@/api/entities/particulars';
import { Checkbox } from '@/app/ui/fields/checkbox';
import { Field } from '@/app/ui/fields/field';
import { Select } from '@/app/ui/fields/select';
import { TextInput } from '@/app/ui/fields/text-input';
import type { CompanyTroubles } from '../company-draft';
import { companyFormTexts as shared } from '../company-form-texts';
import { COUNTY_OPTIONS } from '../county-options';
import { particularsTexts as texts } from './particulars-texts';

interface FormProps {
  readonly content: ParticularsContent;
  readonly change: (part: Partial<ParticularsContent>) => void;
  readonly troubles: CompanyTroubles;
}

type TextField = Exclude<keyof ParticularsContent, 'address' | 'paymentTermDays' | 'vatOnCollection' | 'vatRegistered'>;

/** Codes are shorter than names. */
const MOST: Readonly<Partial<Record<TextField, number>>> = { registration: 60, telephone: 60, iban: 60 };

/** All that stands on the company's invoices, but the fiscal code. */
export function ParticularsForm({ content, change, troubles }: FormProps): ReactNode {
  const text = (field: TextField, label: string, more: { help?: string; error?: string | undefined } = {}) => (
    <Field label={label} required={field === 'name'} {...more}>
      <TextInput
        maxLength={MOST[field] ?? 300}
        value={content[field]}
        onChange={(value) => change({ [field]: value })}
      />
    </Field>
  );
  return (
    <>
      <Group title={texts.identity}>
        {text('name', shared.name, { error: troubles.name })}
        {text('tradingName', texts.tradingName, { help: texts.tradingNameHelp })}
        {text('registration', shared.registration)}
        {text('legalForm', shared.legalForm, { help: shared.legalFormHelp })}
      </Group>
      <Place content={content} change={change} troubles={troubles} />
      <Group title={texts.contact}>
        {text('contactName', texts.contactName)}
        {text('telephone', shared.telephone)}
        {text('email', shared.email)}
      </Group>
      <Group title={texts.payment}>
        {text('iban', shared.iban, { error: troubles.iban })}
        {text('bank', texts.bank)}
        <Field label={texts.days} help={texts.daysHelp}>
          <TextInput
            numeric
            inputMode="numeric"
            maxLength={3}
            value={String(content.paymentTermDays)}
            onChange={(value) => change({ paymentTermDays: Math.min(365, Number(value.replaceAll(/\D/g, ''))) })}
          />
        </Field>
      </Group>
      <Vat content={content} change={change} />
    </>
  );
}

function Place({ content: { address }, change, troubles }: FormProps): ReactNode {
  const place = (field: 'line1' | 'city' | 'postCode', label: string) => (
    <Field label={label} required={field !== 'postCode'} error={field === 'postCode' ? undefined : troubles[field]}>
      <TextInput
        maxLength={field === 'postCode' ? 60 : 300}
        value={address[field]}
        onChange={(value) => change({ address: { ...address, [field]: value } })}
      />
    </Field>
  );
  return (
    <Group title={texts.place}>
      {place('line1', shared.line1)}
      {place('city', shared.city)}
      <Field label={shared.county} required error={troubles.county}>
        <Select
          options={COUNTY_OPTIONS}
          value={address.countrySubdivision}
          onChange={(countrySubdivision) => change({ address: { ...address, countrySubdivision } })}
        />
      </Field>
      {place('postCode', shared.postCode)}
    </Group>
  );
}

function Vat({ content, change }: Omit<FormProps, 'troubles'>): ReactNode {
  return (
    <Group title={texts.vat}>
      <Checkbox checked={content.vatRegistered} onChange={(vatRegistered) => change({ vatRegistered })}>
        {shared.vat}
      </Checkbox>
      {content.vatRegistered && (
        <div className="flex flex-col gap-0.5">
          <Checkbox checked={content.vatOnCollection} onChange={(vatOnCollection) => change({ vatOnCollection })}>
            {texts.onCollection}
          </Checkbox>
          <span className="text-12 text-text-3">{texts.onCollectionHelp}</span>
        </div>
      )}
    </Group>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <fieldset className="grid grid-cols-2 items-start gap-4 phone:grid-cols-1">
      <legend className="mb-3 text-16 font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}
