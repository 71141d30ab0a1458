import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { KeyHint } from '@/app/ui/buttons/key-hint';
import { classNames } from '@/app/ui/class-names';
import { dayText } from '@/app/ui/words/date-words';
import { Highlight } from '@/app/ui/words/highlight';
import type { CodedLine } from '@/domain/line-codes/coded-lines';
import type { CodeChoice } from './code-choices';
import { codesTexts, whyText } from './codes-texts';

interface CodeListProps {
  readonly id: string;
  readonly line: CodedLine;
  readonly choices: readonly CodeChoice[];
  readonly active: number;
  readonly typed: string;
  /** A code that goes against those that the item has. */
  readonly asked: { readonly code: string; readonly others: readonly string[] } | undefined;
  readonly onTake: (choice: CodeChoice) => void;
  /** The code that was asked about stands from now on. */
  readonly onYes: () => void;
}

/** The own codes under the field; the pointer takes on press, before the field loses the keyboard. */
export function CodeList({ id, line, choices, active, typed, asked, onTake, onYes }: CodeListProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press must not take the keyboard from the field.
    <div
      className="rounded-2 border border-border bg-surface p-1 text-13 shadow-pop"
      onMouseDown={(event) => event.preventDefault()}
    >
      {asked !== undefined && <Asked {...asked} onYes={onYes} />}
      <div aria-label={codesTexts.options} id={id} role="listbox">
        {choices.map((choice, index) => (
          <div
            aria-selected={index === active}
            className={classNames(
              'grid min-h-8 cursor-default items-center gap-3 rounded-1 px-2 phone:min-h-11',
              choice.kind === 'own' ? 'grid-cols-[minmax(96px,130px)_minmax(0,1fr)_auto]' : 'border-t border-border',
              index === active ? 'bg-selected' : 'hover:bg-hover',
            )}
            id={`${id}-${index}`}
            key={`${choice.kind} ${choice.code}`}
            onClick={() => onTake(choice)}
            onKeyDown={() => undefined}
            role="option"
            tabIndex={-1}
          >
            <Choice {...{ choice, line, typed }} />
          </div>
        ))}
      </div>
      {choices.length === 0 && (
        <p className="px-2 py-1.5 text-text-3">{typed === '' ? codesTexts.typeHint : codesTexts.noOption}</p>
      )}
      {choices.some(({ kind }) => kind === 'own') && asked === undefined && (
        <p className="flex items-center justify-end gap-1.5 border-t border-border px-2 pt-1.5 pb-0.5 text-12 text-text-3 phone:hidden">
          <KeyHint keys={['Enter']} />
          {codesTexts.enterHint}
        </p>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly choice: CodeChoice;
  readonly line: CodedLine;
  readonly typed: string;
}

function Choice({ choice, line, typed }: ChoiceProps): ReactNode {
  if (choice.kind === 'create')
    return (
      <span className="flex items-center gap-2 font-medium text-accent-text">
        <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
        {codesTexts.create(choice.code)}
      </span>
    );
  return (
    <>
      <span className="truncate font-medium">
        <Highlight query={typed} text={choice.code} />
      </span>
      <span className="truncate">
        <Highlight query={typed} text={choice.name} />
      </span>
      <span className="text-12 text-text-3 phone:hidden">{choice.suggested ? whyOf(line, choice.code) : ''}</span>
    </>
  );
}

/** Of several codes each one’s own story. */
function whyOf(line: CodedLine, code: string): string {
  const { reason } = line;
  if (reason?.kind !== 'two') return whyText(line, dayText);
  return whyText({ ...line, reason: { ...reason, uses: reason.uses.filter((use) => use.code === code) } }, dayText);
}

interface AskedProps {
  readonly code: string;
  readonly others: readonly string[];
  readonly onYes: () => void;
}

/** An item that has another code: both are told, and it changes only by another Enter. */
function Asked({ code, others, onYes }: AskedProps): ReactNode {
  return (
    <div className="mb-1 rounded-1 bg-wait-soft px-2 py-1.5 text-wait" role="alert">
      <p>{codesTexts.asked(others.join(', '), code)}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-12">
        <button
          className="flex items-center gap-1.5 font-medium underline phone:min-h-11"
          onClick={onYes}
          tabIndex={-1}
          type="button"
        >
          <KeyHint keys={['Enter']} />
          {codesTexts.askedYes}
        </button>
        <span className="flex items-center gap-1.5 phone:hidden">
          <KeyHint keys={['Escape']} />
          {codesTexts.askedNo}
        </span>
      </p>
    </div>
  );
}
