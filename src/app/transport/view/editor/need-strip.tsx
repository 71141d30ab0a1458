/** «Trebuie UIT?», asked of what is written: the answer, why, and what would settle it. */
import { CircleCheck, CircleHelp, CircleMinus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Select } from '@/app/ui/fields/select';
import type { TransportDraft } from '@/domain/transport/draft/transport-draft';
import { type UitNeed, uitNeed } from '@/domain/transport/need/uit-need';
import { isBlankGoods, typedAmount } from '@/domain/transport/writing/draft-totals';
import { viewTexts } from '../view-texts';

type Mass = keyof typeof viewTexts.need.masses;
/** Kilograms that stand for an answer. */
const MASSES: Readonly<Record<Mass, number | undefined>> = { unknown: undefined, light: 2499, heavy: 2500 };
const ICONS = { yes: CircleCheck, no: CircleMinus, unknown: CircleHelp } as const;
const { need: words } = viewTexts;
const OPTIONS: readonly { readonly value: Mass; readonly label: string }[] = [
  { value: 'unknown', label: words.masses.unknown },
  { value: 'light', label: words.masses.light },
  { value: 'heavy', label: words.masses.heavy },
];

interface NeedStripProps {
  readonly draft: TransportDraft;
  /** `yyyy-MM-dd`, where the draft says no day. */
  readonly today: string;
}

export function NeedStrip({ draft, today }: NeedStripProps) {
  const [mass, setMass] = useState<Mass>('unknown');
  const need = useMemo(() => needOf(draft, today, MASSES[mass]), [draft, mass, today]);
  if (draft.goods.every(isBlankGoods)) return null;
  const Icon = ICONS[need.answer];
  return (
    <section
      aria-label={words.title}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2 border border-border bg-sunken px-4 py-2 text-13"
    >
      <p className="flex min-w-0 flex-1 basis-72 items-start gap-2">
        <Icon aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-text-2" />
        <span title={words.source}>
          <span className="font-semibold">{`${words.title} ${words[need.answer]}`}</span> {reasonsText(need)}
        </span>
      </p>
      <div className="flex items-center gap-2">
        <span aria-hidden="true" className="text-text-2">
          {words.mass}
        </span>
        <span className="w-44">
          <Select aria-label={words.mass} onChange={setMass} options={OPTIONS} value={mass} variant="filter" />
        </span>
      </div>
    </section>
  );
}

function needOf(
  { transport, operation, goods }: TransportDraft,
  today: string,
  vehicleMass: number | undefined,
): UitNeed {
  return uitNeed({
    startDate: transport.startDate === '' ? today : transport.startDate,
    across: operation !== '30',
    vehicleMass,
    goods: goods
      .filter((line) => !isBlankGoods(line))
      .map(({ tariffCode, grossWeight, value }) => ({
        tariffCode,
        grossWeight: typedAmount(grossWeight),
        value: typedAmount(value),
      })),
  });
}

function reasonsText({ reasons, risk, missing }: UitNeed): string {
  return [
    ...reasons.map((reason) => words.reasons[reason]),
    ...(risk.length === 0 ? [] : [words.risk(risk.join(', '))]),
    ...(missing.length === 0 ? [] : [words.missingText(missing.map((fact) => words.missing[fact]).join(', '))]),
  ].join(' ');
}
