/** The lines of goods: a table on the desktop, cards on the phone; a hundred at a time. */
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsPhone } from '@/app/state/device';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { countText } from '@/app/ui/words/amount-text';
import { viewTexts } from '../../view-texts';
import { useTransportEditor } from '../state/editor-context';
import { withNewLine, withoutLine } from './goods-change';
import { AmountInput, NameInput, UnitInput } from './goods-inputs';
import { TariffField } from './tariff-field';

/** More are turned over: a page of ten thousand lines would take every key a second. */
const PAGE = 100;

export function GoodsTable(): ReactNode {
  const phone = useIsPhone();
  const { commands } = useWorkspace();
  const { draft, change, shownLine, showLine } = useTransportEditor();
  const count = draft.goods.length;
  const from = Math.floor(Math.min(shownLine, count - 1) / PAGE) * PAGE;
  const places = Array.from({ length: Math.min(PAGE, count - from) }, (_, at) => from + at);
  const addLine = (): void => {
    change((before) => withNewLine(before, commands.newId()));
    showLine(count);
  };
  return (
    <section aria-label={viewTexts.goods} className="flex flex-col gap-2">
      {phone ? (
        places.map((place) => <GoodsCard key={keyOf(draft.goods[place], place)} place={place} />)
      ) : (
        <Rows places={places} />
      )}
      {count > PAGE && (
        <div className="flex items-center gap-3 text-13 text-text-2">
          <Button onClick={() => showLine(Math.max(0, from - PAGE))} size="sm" variant="text">
            {viewTexts.earlierLines}
          </Button>
          <span className="tabular-nums">{viewTexts.pageOf(from + 1, from + places.length, count)}</span>
          <Button onClick={() => showLine(Math.min(count - 1, from + PAGE))} size="sm" variant="text">
            {viewTexts.laterLines}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button icon={Plus} onClick={addLine} size="sm">
          {viewTexts.addLine}
        </Button>
        <p className="max-w-[640px] text-12 text-text-3">{viewTexts.tariffNote}</p>
      </div>
    </section>
  );
}

function keyOf(line: { readonly id: string } | undefined, place: number): string {
  return line?.id ?? String(place);
}

const TRACKS = 'grid grid-cols-[28px_minmax(160px,1fr)_132px_88px_84px_100px_100px_116px_32px] items-start gap-2 px-2';

function Rows({ places }: { readonly places: readonly number[] }) {
  const { draft } = useTransportEditor();
  const { name, tariff, quantity, unit, net, gross, value } = viewTexts;
  return (
    <div className="rounded-2 border border-border">
      <div aria-hidden="true" className={`${TRACKS} rounded-t-2 bg-sunken py-2 text-12 font-medium text-text-2`}>
        <span />
        {[name, tariff].map((text) => (
          <span key={text}>{text}</span>
        ))}
        <span className="text-right">{quantity}</span>
        <span>{unit}</span>
        {[net, gross, value].map((text) => (
          <span className="text-right" key={text}>
            {text}
          </span>
        ))}
      </div>
      {places.map((place) => (
        <fieldset className={`${TRACKS} border-t border-border py-1`} key={keyOf(draft.goods[place], place)}>
          <legend className="sr-only">{viewTexts.line(place + 1)}</legend>
          <span aria-hidden="true" className="pt-1.5 text-12 text-text-3 tabular-nums">
            {countText(place + 1)}
          </span>
          <LineInputs labelHidden place={place} />
          <RemoveLine place={place} />
        </fieldset>
      ))}
    </div>
  );
}

function GoodsCard({ place }: { readonly place: number }) {
  return (
    <fieldset
      aria-label={viewTexts.line(place + 1)}
      className="flex flex-col gap-2 rounded-2 border border-border bg-surface p-3"
    >
      <div className="flex items-center justify-between">
        <span className="text-13 font-semibold">{viewTexts.line(place + 1)}</span>
        <RemoveLine place={place} />
      </div>
      <div className="grid grid-cols-2 gap-3 *:first:col-span-2">
        <LineInputs place={place} />
      </div>
    </fieldset>
  );
}

function LineInputs({ place, labelHidden = false }: { readonly place: number; readonly labelHidden?: boolean }) {
  const { operation } = useTransportEditor();
  const full = operation?.fullLines !== false;
  const at = (field: string): string => `goods.${place}.${field}`;
  const { name, quantity, net, gross, value } = viewTexts;
  return (
    <>
      <NameInput at={at('name')} label={name} labelHidden={labelHidden} required />
      <TariffField at={at('tariffCode')} labelHidden={labelHidden} required={full} />
      <AmountInput at={at('quantity')} label={quantity} labelHidden={labelHidden} required />
      <UnitInput at={at('unit')} labelHidden={labelHidden} />
      <AmountInput at={at('netWeight')} label={net} labelHidden={labelHidden} required={full} />
      <AmountInput at={at('grossWeight')} label={gross} labelHidden={labelHidden} required />
      <AmountInput at={at('value')} label={value} labelHidden={labelHidden} required={full} />
    </>
  );
}

function RemoveLine({ place }: { readonly place: number }) {
  const { draft, change } = useTransportEditor();
  const id = draft.goods[place]?.id;
  if (id === undefined) return null;
  return (
    <IconButton
      icon={Trash2}
      label={viewTexts.removeLine(place + 1)}
      onClick={() => change((before) => withoutLine(before, id))}
    />
  );
}
