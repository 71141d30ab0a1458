import type { ReactNode } from 'react';
import { uiTexts } from '@/app/texts/ui-texts';
import { classNames } from '@/app/ui/class-names';
import { useViewKeys } from '@/app/ui/saved-views';
import { TONE_TEXT } from '@/app/ui/states/tone';
import type { InboxView } from './inbox-rows';
import type { InboxTile } from './inbox-summary';
import { inboxTexts } from './inbox-texts';

interface InboxTilesProps {
  readonly tiles: readonly InboxTile[];
  readonly active: InboxView;
  readonly onChange: (view: InboxView) => void;
  /** Id of the table that they filter. */
  readonly controls: string;
}

/** The summary over the companies is their filter (picture 23): arrows move between the tiles, Alt and a figure goes to one. */
export function InboxTiles({ tiles, active, onChange, controls }: InboxTilesProps): ReactNode {
  const keys = useViewKeys(tiles, active, onChange);
  return (
    <div
      {...keys}
      aria-label={inboxTexts.views}
      className="grid shrink-0 grid-cols-6 border-border border-y"
      role="tablist"
    >
      {tiles.map((tile, at) => (
        <Tile key={tile.id} {...{ tile, onChange, controls }} active={tile.id === active} place={at + 1} />
      ))}
    </div>
  );
}

interface TileProps {
  readonly tile: InboxTile;
  readonly active: boolean;
  readonly onChange: (view: InboxView) => void;
  readonly controls: string;
  /** Of the key that leads to it, from 1. */
  readonly place: number;
}

function Tile({ tile: { id, figure, unit, note, tone }, active, onChange, controls, place }: TileProps): ReactNode {
  return (
    <button
      aria-controls={controls}
      aria-keyshortcuts={`Alt+${place}`}
      aria-selected={active}
      className={classNames(
        'flex min-w-0 flex-col items-start border-border border-b-2 px-4 pt-2 pb-1.5 text-left text-12 text-text-2 not-first:border-l first:pl-6 hover:bg-hover',
        active ? 'border-b-accent' : 'border-b-transparent',
      )}
      data-view={id}
      onClick={() => onChange(id)}
      role="tab"
      tabIndex={active ? 0 : -1}
      title={uiTexts.altKey(place)}
      type="button"
    >
      {/* The blanks keep words and figures apart for who hears them. */}
      <span className="max-w-full break-words">{inboxTexts.viewNames[id]} </span>
      <span className="max-w-full truncate leading-7">
        <span
          className={classNames('font-semibold text-20 tabular-nums', tone === 'idle' ? 'text-text' : TONE_TEXT[tone])}
        >
          {figure}
        </span>
        {unit !== '' && <span className="text-13"> {unit}</span>}{' '}
      </span>
      <span className="max-w-full break-words tabular-nums">{note}</span>
    </button>
  );
}
