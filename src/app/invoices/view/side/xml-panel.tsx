import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CopyButton } from '@/app/ui/buttons/copy-button';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { TextInput } from '@/app/ui/fields/text-input';
import { pathOfRow, type XmlRow } from '@/domain/invoice/terms/xml-rows';
import { explainedPlace } from './explained-place';
import { sideTexts } from './side-texts';
import type { FilePlace } from './xml-place';
import { XmlTree } from './xml-tree';
import { allOpen, nextWith, type OpenRows, openAtFirst, openedFor, rowAtLine } from './xml-tree-state';

interface XmlPanelProps {
  readonly rows: readonly XmlRow[];
  /** Where a finding leads; null none yet. */
  readonly place: FilePlace | null;
  /** Places of findings, by line and column. */
  readonly marks: ReadonlyMap<string, 'fatal' | 'warning'>;
}

/** The file as a tree with its lines; under it where the chosen row stands and which term it is. */
export function XmlPanel({ rows, place, marks }: XmlPanelProps): ReactNode {
  const led = place === null ? 0 : rowAtLine(rows, place.line, place.column);
  const [state, setState] = useState<{ readonly of: FilePlace | null; readonly open: OpenRows; readonly at: number }>(
    () => ({ of: place, open: openedFor(rows, openAtFirst(rows), led), at: led }),
  );
  // A finding that is followed moves the tree, once.
  if (state.of !== place) setState({ of: place, open: openedFor(rows, state.open, led), at: led });
  const [wanted, setWanted] = useState('');
  const go = (at: number): void => setState({ ...state, at, open: openedFor(rows, state.open, at) });
  const search = (): void => {
    const found = wanted === '' ? -1 : nextWith(rows, state.at, wanted);
    if (found >= 0) go(found);
  };
  if (rows.length === 0) return <p className="px-5 py-4 text-13 text-text-2 phone:px-4">{sideTexts.noRows}</p>;
  return (
    <div className="flex h-full min-h-0 flex-col phone:h-[70dvh]">
      <form
        className="flex items-center gap-1 border-border border-b px-5 py-2 phone:px-4"
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <TextInput
          aria-label={sideTexts.searchXml}
          onChange={setWanted}
          placeholder={sideTexts.searchXml}
          type="search"
          value={wanted}
        />
        <IconButton
          icon={ChevronsUpDown}
          label={sideTexts.expandAll}
          onClick={() => setState({ ...state, open: allOpen(rows) })}
        />
        <IconButton
          icon={ChevronsDownUp}
          label={sideTexts.collapseAll}
          onClick={() => setState({ ...state, open: new Set([0]), at: 0 })}
        />
      </form>
      <XmlTree
        at={state.at}
        marks={marks}
        onGo={go}
        onOpen={(open) => setState({ ...state, open })}
        open={state.open}
        rows={rows}
      />
      <PlaceOfRow at={state.at} rows={rows} />
    </div>
  );
}

function PlaceOfRow({ rows, at }: { readonly rows: readonly XmlRow[]; readonly at: number }): ReactNode {
  const path = pathOfRow(rows, at);
  const term = explainedPlace(path);
  return (
    <dl className="grid shrink-0 grid-cols-[52px_minmax(0,1fr)_auto] items-center gap-y-0.5 border-border border-t bg-sunken px-5 py-2 text-12 phone:px-4">
      <dt className="text-text-3">{sideTexts.path}</dt>
      <dd className="[overflow-wrap:anywhere]">{path}</dd>
      <dd>
        <CopyButton label={sideTexts.copyPath} size="xs" text={path} />
      </dd>
      {term !== null && (
        <>
          <dt className="text-text-3">{sideTexts.term}</dt>
          <dd className="col-span-2">{term}</dd>
        </>
      )}
    </dl>
  );
}
