import { UserRoundX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Colleague } from '@/api/entities/colleague';
import { links } from '@/app/routes/links';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useWorkspace } from '@/app/state/workspace';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { type OverlayRow, SearchOverlay } from '@/app/ui/floating/search-overlay';
import { type Candidate, candidates } from './assigned';
import { giveTexts as texts } from './give-texts';
import type { InboxRow } from './inbox-rows';
import { PersonMark } from './person-mark';

interface GiveChooserProps {
  /** One at least. */
  readonly rows: readonly InboxRow[];
  readonly colleagues: readonly Colleague[] | null;
  readonly onChoose: (person: Candidate | null) => void;
  readonly onClose: () => void;
}

/** To whom these companies are given, there with the key, so that what is typed next is heard: a list one searches by keys, nobody at its end. */
export function GiveChooser({ rows, colleagues, onChoose, onClose }: GiveChooserProps): ReactNode {
  const { user } = useWorkspace();
  const [query, setQuery] = useState('');
  const companies = rows.map(({ company }) => company.id);
  const found = candidates(colleagues ?? [], companies, user.id, query);
  const present = presentOf(rows);
  const people = found.map(
    (person): OverlayRow => ({
      id: String(person.user),
      content: (
        <Person of={companies.length} own={person.user === user.id} person={person} present={present === person.user} />
      ),
      onChoose: () => onChoose(person),
    }),
  );
  const nobody: OverlayRow = {
    id: 'nobody',
    content: (
      <>
        <UserRoundX aria-hidden="true" className="w-6 shrink-0 text-text-3" size={16} strokeWidth={1.75} />
        <span className="text-text-2">{texts.nobody}</span>
      </>
    ),
    onChoose: () => onChoose(null),
  };
  const matches = texts.nobody.includes(query.trim().toLocaleLowerCase('ro'));
  const listed = [...people, ...(matches ? [nobody] : [])];
  const [only] = rows;
  return (
    <SearchOverlay
      empty={texts.none}
      enterHint
      filters={<Missing alone={isAlone(colleagues, companies, user.id)} untold={colleagues === null} />}
      groups={listed.length === 0 ? [] : [{ id: 'people', title: texts.people, rows: listed }]}
      keys={KEY_TABLE.inbox.bindings.give.keys}
      label={rows.length === 1 && only !== undefined ? texts.title(only.company.name) : texts.titleMany(rows.length)}
      onClose={onClose}
      onQuery={setQuery}
      place="top-24 left-1/2 -translate-x-1/2 phone:translate-x-0 phone:left-0 phone:top-0"
      placeholder={
        rows.length === 1 && only !== undefined ? texts.title(only.company.name) : texts.titleMany(rows.length)
      }
      query={query}
    />
  );
}

interface PersonProps {
  readonly person: Candidate;
  readonly own: boolean;
  /** Works on all of them now. */
  readonly present: boolean;
  /** How many companies are given. */
  readonly of: number;
}

function Person({ person, own, present, of }: PersonProps): ReactNode {
  const notes = [present ? texts.present : '', person.there < of ? texts.thereOf(person.there, of) : ''];
  return (
    <>
      <PersonMark name={person.name} />
      <span className="min-w-0 truncate">{person.name}</span>
      {own && <span className="shrink-0 text-text-3">{texts.own}</span>}
      <span className="ml-auto shrink-0 text-12 text-text-3">{notes.filter((note) => note !== '').join(' · ')}</span>
    </>
  );
}

/** Why there is nobody else to choose, and what to do about it. */
function Missing({ alone, untold }: { readonly alone: boolean; readonly untold: boolean }): ReactNode {
  if (!alone && !untold) return null;
  return (
    <div
      className="flex flex-wrap items-center gap-3 border-border border-b px-4 py-2 text-13 text-text-2"
      role="status"
    >
      <span className="min-w-0 flex-1">{untold ? texts.untold : texts.alone}</span>
      {alone && (
        <ButtonLink to={links.companies()} variant="text">
          {texts.invite}
        </ButtonLink>
      )}
    </div>
  );
}

function isAlone(colleagues: readonly Colleague[] | null, companies: readonly number[], own: number): boolean {
  return (
    colleagues?.every(({ user, companies: theirs }) => user === own || !theirs.some((id) => companies.includes(id))) ??
    false
  );
}

/** Who works on each of them; undefined where these are several, or nobody. */
function presentOf(rows: readonly InboxRow[]): number | undefined {
  const users = new Set(rows.map(({ assigned }) => assigned?.person?.user));
  return users.size === 1 ? [...users][0] : undefined;
}
