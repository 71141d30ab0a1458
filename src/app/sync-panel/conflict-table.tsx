import { useWorkspace } from '@/app/state/workspace';
import { syncTexts } from '@/app/texts/sync-texts';
import { momentText } from '@/app/ui/words/moment-text';
import type { ConflictRow } from '@/db/conflicts/conflict-row';
import type { Choose, ClashingPart, ConflictChoice } from '@/db/conflicts/merge-field';
import { personName } from '@/domain/text/person-name';
import { ConflictValue } from './conflict-value';
import { partName, partNote } from './conflict-words';
import { theirWords } from './side-words';

const texts = syncTexts.conflict;

interface ConflictTableProps {
  readonly conflict: ConflictRow;
  readonly parts: readonly ClashingPart[];
  readonly choose: Choose;
  readonly onChoose: (key: string, choice: ConflictChoice) => void;
}

/** What both changed, a row each: what it was, mine and the server's. */
export function ConflictTable({ conflict, parts, choose, onChoose }: ConflictTableProps) {
  const { device, user } = useWorkspace();
  const theirs = theirWords(conflict.theirs, personName(user));
  const here = conflict.mine.deviceName === device.name;
  return (
    <table className="w-full table-fixed text-13">
      <thead className="border-y border-border bg-sunken text-left align-top">
        <tr>
          <th scope="col" className="w-[152px] py-2 pr-3 pl-6 align-middle font-medium phone:w-24 phone:pl-4">
            {texts.field}
          </th>
          <SideHead title={texts.mine} who={here ? texts.here : conflict.mine.deviceName} at={conflict.mine.at} />
          <SideHead title={theirs.title} who={theirs.note} at={conflict.theirs.at} />
        </tr>
      </thead>
      <tbody className="divide-y divide-border">
        {parts.map((part) => (
          <PartRow
            key={part.key}
            part={part}
            name={partName(part, conflict.fields)}
            note={partNote(part, conflict.fields)}
            titles={{ mine: texts.mine, theirs: theirs.title }}
            choice={choose(part.key)}
            onChoose={(choice) => onChoose(part.key, choice)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface SideHeadProps {
  readonly title: string;
  readonly who: string;
  /** ISO instant, or '' where the row does not say it. */
  readonly at: string;
}

function SideHead({ title, who, at }: SideHeadProps) {
  const when = momentText(at, new Date());
  return (
    <th scope="col" className="border-l border-border px-4 py-2 font-medium phone:px-2">
      {title}
      <span className="block text-12 font-normal text-text-3">
        {[who, when].filter((words) => words !== '').join(', ')}
      </span>
    </th>
  );
}

interface PartRowProps {
  readonly part: ClashingPart;
  readonly name: string;
  readonly note: string;
  /** Of the columns. */
  readonly titles: Readonly<Record<ConflictChoice, string>>;
  readonly choice: ConflictChoice;
  readonly onChoose: (choice: ConflictChoice) => void;
}

function PartRow({ part, name, note, titles, choice, onChoose }: PartRowProps) {
  return (
    <tr className="align-top">
      <th scope="row" className="py-2.5 pr-3 pl-6 text-left font-normal text-text-2 phone:pr-1 phone:pl-4">
        {name}
        {note !== '' && <span className="block text-12 break-words text-text-3">{note}</span>}
      </th>
      {(['mine', 'theirs'] as const).map((side) => (
        <ConflictValue
          key={side}
          name={part.key}
          label={`${name}: ${titles[side]}`}
          value={part[side]}
          other={part[side === 'mine' ? 'theirs' : 'mine']}
          chosen={choice === side}
          onChoose={() => onChoose(side)}
        />
      ))}
    </tr>
  );
}
