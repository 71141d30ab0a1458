import { ArrowDown, ArrowUp, Lock } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { KeyHint } from '@/app/ui/buttons/key-hint';
import { Checkbox } from '@/app/ui/fields/checkbox';
import {
  type InvoiceLook,
  type LookDetail,
  type LookFigure,
  lookFigures,
  withMovedFigure,
} from '@/domain/paper/look/invoice-look';
import type { LookPart } from './look-draft';
import { LookSection } from './look-section';
import { lookTexts } from './look-texts';

const texts = lookTexts.columns;
const DETAILS = Object.keys(texts.details) as readonly LookDetail[];

interface LookColumnsProps {
  readonly look: InvoiceLook;
  readonly change: (part: LookPart) => void;
}

/** What stands of each line: details that come and go, and the columns the law asks for, in the order that is wanted. */
export function LookColumns({ look, change }: LookColumnsProps): ReactNode {
  const [moved, setMoved] = useState('');
  const move = (figure: LookFigure, by: -1 | 1): void => {
    const after = withMovedFigure(look, figure, by);
    if (after === look) return;
    change({ figures: after.figures });
    setMoved(texts.moved(texts.figures[figure], lookFigures(after).indexOf(figure) + texts.fixed.length + 1));
  };
  return (
    <LookSection about={texts.about} head={texts.head}>
      <p className="mb-2 flex flex-wrap items-center gap-1.5 text-12 text-text-3 phone:hidden">
        <KeyHint keys={['Alt', 'ArrowUp']} />
        <KeyHint keys={['Alt', 'ArrowDown']} />
        {texts.move}
      </p>
      <ul className="divide-y divide-border rounded-2 border border-border text-13">
        {texts.fixed.map((name, at) => (
          <Row key={name} note={texts.stays[at] ?? ''} locked>
            {name}
          </Row>
        ))}
        {DETAILS.map((detail) => (
          <Row key={detail} note={texts.detailNotes[detail]}>
            <Checkbox checked={look[detail]} onChange={(shown) => change({ [detail]: shown })}>
              {texts.details[detail]}
            </Checkbox>
          </Row>
        ))}
        {lookFigures(look).map((figure) => (
          <FigureRow figure={figure} key={figure} move={(by) => move(figure, by)} />
        ))}
      </ul>
      <p className="sr-only" role="status">
        {moved}
      </p>
    </LookSection>
  );
}

interface FigureRowProps {
  readonly figure: LookFigure;
  readonly move: (by: -1 | 1) => void;
}

function FigureRow({ figure, move }: FigureRowProps): ReactNode {
  const name = texts.figures[figure];
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <Row locked note="">
      <span className="min-w-0 flex-1">{name}</span>
      <IconButton icon={ArrowUp} label={texts.up(name)} onClick={() => move(-1)} onKeyDown={onKeyDown} size="xs" />
      <IconButton icon={ArrowDown} label={texts.down(name)} onClick={() => move(1)} onKeyDown={onKeyDown} size="xs" />
    </Row>
  );
}

interface RowProps {
  readonly note: string;
  readonly locked?: boolean;
  readonly children: ReactNode;
}

function Row({ note, locked = false, children }: RowProps): ReactNode {
  return (
    <li className="flex min-h-8 items-center gap-2 px-3 phone:min-h-11">
      <span className="flex min-w-0 flex-1 items-center gap-1">{children}</span>
      {note !== '' && <span className="text-12 text-text-3 phone:hidden">{note}</span>}
      <span className="w-4 shrink-0">
        {locked && <Lock aria-label={texts.locked} className="text-text-3" role="img" size={14} strokeWidth={1.75} />}
      </span>
    </li>
  );
}
