import { classNames } from '@/app/ui/class-names';
import { sideText } from './conflict-words';
import { wordDifferences } from './word-differences';

interface ConflictValueProps {
  readonly name: string;
  readonly label: string;
  readonly value: unknown;
  readonly other: unknown;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** One side of a field: a radio with its value, the words that the other side lacks marked. */
export function ConflictValue({ name, label, value, other, chosen, onChoose }: ConflictValueProps) {
  const parts = wordDifferences(sideText(value), sideText(other));
  const offsets = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part.text.length, 0));
  return (
    <td className={classNames('border-l border-border p-0', chosen && 'bg-selected')}>
      <label className="flex gap-2.5 px-4 py-2.5 phone:min-h-11 phone:px-2">
        <input
          type="radio"
          name={`conflict-${name}`}
          aria-label={label}
          checked={chosen}
          onChange={onChoose}
          className="mt-0.5 size-4 shrink-0 accent-accent"
        />
        <span className="min-w-0 break-words">
          {parts.map((part, index) =>
            part.differs ? (
              <mark key={offsets[index]} className="rounded-[2px] border-b border-wait bg-wait-soft text-text">
                {part.text}
              </mark>
            ) : (
              <span key={offsets[index]}>{part.text}</span>
            ),
          )}
        </span>
      </label>
    </td>
  );
}
