/** The choices beside the paper they make; on the phone one of the two at a time. */
import { type ReactNode, useState } from 'react';
import { useIsPhone } from '@/app/state/device';
import { classNames } from '@/app/ui/class-names';
import { enterGoesOn } from '@/app/ui/fields/enter-goes-on';
import type { Invoice } from '@/domain/invoice/invoice';
import type { InvoiceLook } from '@/domain/paper/look/invoice-look';
import { LookColours } from './look-colours';
import { LookColumns } from './look-columns';
import type { LookPart } from './look-draft';
import { LookLogo } from './look-logo';
import { LookPreview } from './look-preview';
import { lookTexts } from './look-texts';
import { LookLanguages, LookParts, LookWords } from './look-words';

/** Nothing in the preview can have the focus, and the keyboard scrolls it too. */
const SCROLLED_BY_KEYS = { tabIndex: 0, role: 'region', 'aria-label': lookTexts.preview } as const;

interface LookEditorProps {
  readonly look: InvoiceLook;
  readonly invoice: Invoice;
  readonly change: (part: LookPart) => void;
  /** Above the choices. */
  readonly strip?: ReactNode;
}

export function LookEditor(props: LookEditorProps): ReactNode {
  const phone = useIsPhone();
  const [seen, setSeen] = useState<'choose' | 'see'>('choose');
  return (
    <div className="flex min-h-0 flex-1 phone:flex-col">
      {phone && <Sides seen={seen} show={setSeen} />}
      {(!phone || seen === 'choose') && <Choices {...props} />}
      {(!phone || seen === 'see') && (
        <div className="min-h-0 min-w-0 flex-1 overflow-auto bg-bg" data-scroll {...SCROLLED_BY_KEYS}>
          <LookPreview invoice={props.invoice} look={props.look} />
        </div>
      )}
    </div>
  );
}

function Choices({ look, invoice, change, strip }: LookEditorProps): ReactNode {
  const shared = { look, change };
  return (
    <form
      aria-label={lookTexts.title}
      className="flex w-[520px] min-w-0 shrink-0 flex-col overflow-auto border-border border-r bg-surface phone:min-h-0 phone:w-full phone:flex-1 phone:border-r-0"
      noValidate
      onKeyDown={enterGoesOn}
      onSubmit={(event) => event.preventDefault()}
    >
      {strip}
      <LookLogo {...shared} name={invoice.seller.tradingName ?? invoice.seller.name} />
      <LookColours {...shared} />
      <LookLanguages {...shared} />
      <LookColumns {...shared} />
      <LookWords {...shared} />
      <LookParts {...shared} />
      <p className="px-6 py-3 text-12 text-text-3 phone:px-4">{lookTexts.keeps}</p>
    </form>
  );
}

interface SidesProps {
  readonly seen: 'choose' | 'see';
  readonly show: (side: 'choose' | 'see') => void;
}

function Sides({ seen, show }: SidesProps): ReactNode {
  return (
    <div className="flex shrink-0 border-border border-b bg-surface">
      {(['choose', 'see'] as const).map((side) => (
        <button
          aria-pressed={seen === side}
          className={classNames(
            'h-11 flex-1 border-b-2 text-14',
            seen === side ? 'border-accent font-medium text-accent-text' : 'border-transparent text-text-2',
          )}
          key={side}
          onClick={() => show(side)}
          type="button"
        >
          {lookTexts.tabs[side]}
        </button>
      ))}
    </div>
  );
}
