import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '@/app/ui/class-names';
import { Field } from '@/app/ui/fields/field';
import type { Finding } from '@/app/ui/fields/field-finding';
import { TextInput } from '@/app/ui/fields/text-input';
import { INK } from '@/domain/paper/layout/text-styles';
import type { InvoiceLook } from '@/domain/paper/look/invoice-look';
import { contrastWithWhite, isLegible, legibleShade } from '@/domain/paper/look/look-colour';
import type { LookPart } from './look-draft';
import { LookSection } from './look-section';
import { lookTexts } from './look-texts';

const texts = lookTexts.colour;

interface LookColoursProps {
  readonly look: InvoiceLook;
  readonly change: (part: LookPart) => void;
}

const ratioText = (colour: string): string =>
  (Math.floor(contrastWithWhite(colour) * 10) / 10).toFixed(1).replace('.', ',');

/** Six colours that are legible, and any other with its contrast said and a shade that is legible proposed. */
export function LookColours({ look, change }: LookColoursProps): ReactNode {
  const group = useId();
  return (
    <LookSection about={texts.about} head={texts.head}>
      <div className="grid grid-cols-6 gap-2 phone:grid-cols-3">
        {Object.entries(texts.names).map(([colour, name]) => (
          <Swatch
            chosen={look.colour === colour}
            colour={colour}
            group={group}
            key={colour}
            name={name}
            onChoose={() => change({ colour })}
          />
        ))}
      </div>
      <div className="mt-3 max-w-80">
        <Field error={findingOf(look.colour, change)} help={texts.ownHelp} label={texts.own}>
          <TextInput
            maxLength={7}
            onChange={(colour) => change({ colour: colour.trim().toLowerCase() })}
            value={look.colour}
          />
        </Field>
      </div>
    </LookSection>
  );
}

interface SwatchProps {
  readonly group: string;
  readonly colour: string;
  readonly name: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Swatch({ group, colour, name, chosen, onChoose }: SwatchProps): ReactNode {
  return (
    <label
      className={classNames(
        'relative flex cursor-pointer flex-col items-center rounded-2 border p-1.5 text-center text-12 has-focus-visible:outline-2 has-focus-visible:outline-focus',
        chosen ? 'border-accent bg-selected' : 'border-transparent hover:bg-hover',
      )}
    >
      <input
        checked={chosen}
        className="absolute inset-0 cursor-pointer opacity-0"
        name={group}
        onChange={onChoose}
        type="radio"
      />
      <span className="flex h-7 w-full items-center justify-center rounded-1" style={{ backgroundColor: colour }}>
        {chosen && <Check aria-hidden="true" color={INK.white} size={16} strokeWidth={2} />}
      </span>
      <span className="mt-1">{name}</span>
      <span className="text-text-3 tabular-nums">{texts.contrast(ratioText(colour))}</span>
    </label>
  );
}

/** Of a colour that is none, or that paper would not show well. */
function findingOf(colour: string, change: LookColoursProps['change']): Finding | undefined {
  if (isLegible(colour)) return undefined;
  const shade = legibleShade(colour);
  if (shade === undefined) return { severity: 'error', text: texts.noColour };
  const repair = { label: texts.repair(shade), onRepair: () => change({ colour: shade }) };
  return { severity: 'warning', text: texts.tooLight(ratioText(colour)), repair };
}
