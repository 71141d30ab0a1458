/** What the company's declarations begin with, and what it is warned of. */
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import type { TransportOptionsContent } from '@/api/entities/transport-options';
import type { Transporter } from '@/api/entities/transporter';
import { entityIdSchema } from '@/api/ids';
import { links } from '@/app/routes/links';
import { addAlert } from '@/app/state/alerts';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { Checkbox } from '@/app/ui/fields/checkbox';
import { Field } from '@/app/ui/fields/field';
import { Select } from '@/app/ui/fields/select';
import { PageHeader } from '@/app/ui/page-header';
import { Skeleton } from '@/app/ui/states/skeleton';
import { saveTransportOptions, transportOptionsOf } from '@/db/collections/transport-options';
import { transporterRows } from '@/db/collections/transporter';
import { DOCUMENT_TYPES, PURPOSES } from '@/domain/transport/codes/short-lists';
import { OPERATIONS } from '@/domain/transport/operations';
import { UNITS } from '@/domain/units/units';
import { optionsTexts as words } from './options-texts';

const WARNINGS = ['warnDayBefore', 'warnHoursBefore', 'warnAtEnd'] as const;
const asked = { value: '', label: words.asked };
const OPERATION_OPTIONS = [
  asked,
  ...OPERATIONS.map(({ code, name }) => ({ value: code as string, label: `${code} ${name}` })),
];
const UNIT_OPTIONS = [asked, ...UNITS.map(({ code, name }) => ({ value: code, label: name }))];
const DOCUMENT_OPTIONS = [asked, ...[...DOCUMENT_TYPES].map(([value, label]) => ({ value, label }))];

export default function OptionsPage(): ReactNode {
  const { db, company, commands } = useWorkspace();
  const [saved, setSaved] = useState(false);
  const read = useLive(async () => {
    const [options, transporters] = await Promise.all([
      transportOptionsOf(db, company.id),
      transporterRows.list(db, company.id),
    ]);
    return { options, transporters: transporters.map(({ row }) => row) };
  }, [db, company.id]);
  if (read === undefined) return <Skeleton />;
  const { options, transporters } = read;
  const change = (part: Partial<TransportOptionsContent>): void => {
    setSaved(false);
    saveTransportOptions(commands, options, { ...options, ...part }).then(
      () => setSaved(true),
      (error: unknown) => {
        console.error('The options could not be kept:', error);
        addAlert({ type: 'error', message: words.failed });
      },
    );
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-auto bg-surface">
      <PageHeader title={words.title} note={<span aria-live="polite">{saved ? words.saved : ''}</span>} />
      <div className="flex max-w-[720px] flex-col gap-6 px-6 pb-10 phone:px-4">
        <p className="text-14 text-text-2">{words.about}</p>
        <Beginning change={change} options={options} transporters={transporters} />
        <fieldset className="flex flex-col gap-3">
          <legend className="pb-2 text-16 font-semibold">{words.warnings}</legend>
          {WARNINGS.map((name) => (
            <Checkbox checked={options[name]} key={name} onChange={(on) => change({ [name]: on })}>
              {words[name]}
            </Checkbox>
          ))}
          <p className="text-13 text-text-2">{words.warningsHelp}</p>
        </fieldset>
        <Lists />
      </div>
    </div>
  );
}

interface BeginningProps {
  readonly options: TransportOptionsContent;
  readonly transporters: readonly Transporter[];
  readonly change: (part: Partial<TransportOptionsContent>) => void;
}

/** What stands in a new declaration before anything is typed. */
function Beginning({ options, transporters, change }: BeginningProps) {
  const { operation, purpose, unit, documentType, transporter } = options;
  const carriers = [
    { value: '', label: words.own },
    ...transporters.map(({ id, name }) => ({ value: id as string, label: name })),
  ];
  const choose = (id: string): void => change({ transporter: id === '' ? '' : v.parse(entityIdSchema, id) });
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-16 font-semibold">{words.beginning}</h2>
      <Field label={words.operation}>
        <Select onChange={(code) => change({ operation: code })} options={OPERATION_OPTIONS} value={operation} />
      </Field>
      <Field label={words.purpose}>
        <Select onChange={(code) => change({ purpose: code })} options={purposesFor(operation)} value={purpose} />
      </Field>
      <Field label={words.unit}>
        <Select onChange={(code) => change({ unit: code })} options={UNIT_OPTIONS} value={unit} />
      </Field>
      <Field label={words.documentType}>
        <Select onChange={(code) => change({ documentType: code })} options={DOCUMENT_OPTIONS} value={documentType} />
      </Field>
      <Field help={words.transporterHelp} label={words.transporter}>
        <Select onChange={choose} options={carriers} value={transporter as string} />
      </Field>
    </section>
  );
}

function Lists() {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-16 font-semibold">{words.lists}</h2>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={links.transportators()}>{words.toTransporters}</ButtonLink>
        <ButtonLink to={links.transportPartners()}>{words.toPartners}</ButtonLink>
        <ButtonLink to={links.transportProducts()}>{words.toProducts}</ButtonLink>
      </div>
    </section>
  );
}

/** Only what the operation takes; all where it is chosen each time. */
function purposesFor(operation: string) {
  const codes = OPERATIONS.find(({ code }) => code === operation)?.purposes ?? [...PURPOSES.keys()];
  return [asked, ...codes.map((code) => ({ value: code, label: `${code} ${PURPOSES.get(code) ?? ''}`.trim() }))];
}
