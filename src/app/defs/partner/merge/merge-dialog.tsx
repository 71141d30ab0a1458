/** What stands twice, group by group, before anything is merged. */
import { type ReactNode, useState } from 'react';
import type { PartnerContent } from '@/api/entities/partner';
import { Button } from '@/app/ui/buttons/button';
import { Checkbox } from '@/app/ui/fields/checkbox';
import { Dialog } from '@/app/ui/floating/dialog';
import { countedNoun } from '@/app/ui/words/amount-text';
import type { DefinitionActions } from '../../definition-list';
import { shownTaxId } from '../tax-id';
import type { PartnerGroup } from './duplicate-partners';
import { mergeTexts as words } from './merge-texts';
import { mergeWithUndo } from './merge-with-undo';

interface MergeDialogProps {
  readonly groups: readonly PartnerGroup[];
  readonly actions: DefinitionActions<PartnerContent>;
  readonly onClose: () => void;
}

export default function MergeDialog({ groups, actions, onClose }: MergeDialogProps): ReactNode {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const chosen = groups.filter(({ kept }) => !left.has(kept.id));
  const partners = chosen.reduce((sum, { others }) => sum + others.length + 1, 0);
  const merge = async (): Promise<void> => {
    setBusy(true);
    if (await mergeWithUndo(chosen, actions)) onClose();
    setBusy(false);
  };
  const put = (id: string, on: boolean): void =>
    setLeft((before) => new Set(on ? [...before].filter((one) => one !== id) : [...before, id]));
  return (
    <Dialog
      footer={
        <>
          <Button onClick={onClose}>{words.leave}</Button>
          <Button
            busy={busy}
            onClick={() => void merge()}
            unavailable={chosen.length === 0 ? words.noneChosen : undefined}
            variant="primary"
          >
            {words.merge(countedNoun(partners, ...words.partner))}
          </Button>
        </>
      }
      onClose={onClose}
      title={words.title}
      width={704}
    >
      <p className="text-13 text-text-2">{words.about}</p>
      <ul className="mt-4 flex flex-col gap-3">
        {groups.map((group) => (
          <Group
            chosen={!left.has(group.kept.id)}
            group={group}
            key={group.kept.id}
            onChoose={(on) => put(group.kept.id, on)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface GroupProps {
  readonly group: PartnerGroup;
  readonly chosen: boolean;
  readonly onChoose: (on: boolean) => void;
}

function Group({ group: { kept, others, taken, differing }, chosen, onChoose }: GroupProps): ReactNode {
  const labels = (fields: PartnerGroup['taken']): string => fields.map(({ label }) => label).join(', ');
  return (
    <li className="rounded-2 border border-border p-3 text-13">
      <Checkbox checked={chosen} onChange={onChoose}>
        <span className="font-semibold">{kept.content.name}</span>
      </Checkbox>
      <ul className="mt-1 pl-6">
        {[kept, ...others].map(({ id, content }) => (
          <li className="flex flex-wrap gap-x-3" key={id}>
            <span className="min-w-0 truncate">{content.name}</span>
            <span className="text-text-2 tabular-nums">{shownTaxId(content) || words.noCode}</span>
            <span className="ml-auto text-text-3">{id === kept.id ? words.kept : words.goes}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1 pl-6 text-12 text-text-2">
        {taken.length === 0 ? words.nothingTaken : words.taken(labels(taken))}
      </p>
      {differing.length > 0 && <p className="pl-6 text-12 text-text-3">{words.differs(labels(differing))}</p>}
    </li>
  );
}
