import { Portal } from '@headlessui/react';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Floating } from '@/app/ui/floating/floating';
import type { CodedLine } from '@/domain/line-codes/coded-lines';
import { type CodeChoice, codeChoices, firstChoice } from './code-choices';
import { CodeList } from './code-list';
import { codesTexts } from './codes-texts';
import { entryMove } from './entry-keys';
import type { LineCoding } from './use-line-coding';

interface CodeEntryProps {
  readonly line: CodedLine;
  readonly coding: LineCoding;
  /** The line has its code: on to the next one. */
  readonly onTaken: () => void;
  /** Esc: the list has the keyboard again. */
  readonly onLeave: () => void;
  /** The keyboard went elsewhere. */
  readonly onBlur: () => void;
  /** On the phone the list stands under the field, not over the page. */
  readonly inPlace?: boolean;
}

interface Asked {
  readonly code: string;
  readonly others: readonly string[];
}

/** An own code by a few of its letters: Enter takes the marked one. Against what the item has elsewhere it asks once more. */
export function CodeEntry({ line, coding, onTaken, onLeave, onBlur, inPlace = false }: CodeEntryProps): ReactNode {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [moved, setMoved] = useState<number>();
  const [asked, setAsked] = useState<Asked>();
  const choices = codeChoices(line, coding.own, typed);
  const active = moved ?? firstChoice(choices);
  useLayoutEffect(() => input.current?.focus(), []);

  const settle = (code: string, settles: boolean): void => {
    coding.choose(line, code, settles);
    onTaken();
  };
  const take = (choice: CodeChoice | undefined): void => {
    if (choice === undefined) return;
    if (choice.kind === 'create') {
      onTaken();
      void coding.create(line, choice.code);
      return;
    }
    const others = coding.others(line, choice.code);
    // Of two codes both are before the eyes: to choose is the answer.
    if (others.length === 0 || line.state === 'two') settle(choice.code, others.length > 0);
    else setAsked({ code: choice.code, others });
  };
  const confirm = (): void => {
    if (asked !== undefined) settle(asked.code, true);
  };
  const leave = (): void => {
    if (asked === undefined) onLeave();
    else setAsked(undefined);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = entryMove(event);
    if (move === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (move === 'leave') leave();
    else if (move === 'take') asked === undefined ? take(choices[active]) : confirm();
    else if (choices.length > 0) {
      setAsked(undefined);
      setMoved(stepped(active, move === 'down' ? 1 : -1, choices.length));
    }
  };
  const list = <CodeList {...{ line, choices, active, asked, typed, id: listId }} onTake={take} onYes={confirm} />;
  return (
    <span className={inPlace ? 'block' : 'absolute inset-0'} data-cell-input="">
      <input
        aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-expanded
        aria-label={codesTexts.codeOf(line.name)}
        autoComplete="off"
        className={`w-full border-2 border-accent bg-surface px-1.5 text-13 outline-none ${inPlace ? 'h-11 rounded-2' : 'h-full'}`}
        onBlur={onBlur}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setMoved(undefined);
          setAsked(undefined);
        }}
        onKeyDown={onKeyDown}
        placeholder={line.code}
        ref={input}
        role="combobox"
        spellCheck={false}
        value={typed}
      />
      {inPlace ? <div className="mt-1">{list}</div> : <Below of={input}>{list}</Below>}
    </span>
  );
}

/** Round the list, and from nothing marked to its first or last. */
function stepped(from: number, by: 1 | -1, count: number): number {
  if (from < 0) return by > 0 ? 0 : count - 1;
  return (from + by + count) % count;
}

/** Room that the list takes at most. */
const LIST_HEIGHT = 340;

interface BelowProps {
  readonly of: { readonly current: HTMLInputElement | null };
  readonly children: ReactNode;
}

/** Over the page, under the field or above it where there is no room below; it follows where the rows go. */
function Below({ of, children }: BelowProps): ReactNode {
  const [box, setBox] = useState<DOMRect>();
  useLayoutEffect(() => {
    const measure = (): void => setBox(of.current?.getBoundingClientRect());
    measure();
    document.addEventListener('scroll', measure, true);
    window.addEventListener('resize', measure);
    return () => {
      document.removeEventListener('scroll', measure, true);
      window.removeEventListener('resize', measure);
    };
  }, [of]);
  if (box === undefined) return null;
  const below = box.bottom + LIST_HEIGHT < window.innerHeight;
  const place = below ? { top: box.bottom + 2 } : { bottom: window.innerHeight - box.top + 2 };
  return (
    <Floating>
      <Portal>
        <div
          className="fixed z-50 w-[640px] max-w-[90vw]"
          style={{ left: Math.min(box.left, window.innerWidth - 660), ...place }}
        >
          {children}
        </div>
      </Portal>
    </Floating>
  );
}
