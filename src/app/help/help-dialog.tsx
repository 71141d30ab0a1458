import { Keyboard, Printer } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { KeyGroupName } from '@/app/state/keys-table';
import { closeOverlay, openOverlay } from '@/app/state/overlay';
import type { HelpPage } from '@/app/texts/help-page';
import { Button } from '@/app/ui/buttons/button';
import { classNames } from '@/app/ui/class-names';
import { TextInput } from '@/app/ui/fields/text-input';
import { Dialog } from '@/app/ui/floating/dialog';
import { Highlight } from '@/app/ui/words/highlight';
import { findHelp } from './find-help';
import { HelpArticle } from './help-article';
import { HELP_PAGES, helpAt, keysOf } from './help-pages';
import { helpTexts } from './help-texts';
import { PrintedHelp } from './printed-help';

/** Help for the screen that is open; all pages are beside it and are found by words. */
export default function HelpDialog(): ReactNode {
  const [path] = useLocation();
  const [page, setPage] = useState(() => helpAt(path));
  const [printing, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  const keys = keysOf(page);
  const head = useRef<HTMLHeadingElement>(null);
  const read = (chosen: HelpPage): void => {
    setPage(chosen);
    head.current?.focus();
  };
  return (
    <Dialog
      title={helpTexts.title}
      width={840}
      flush
      onClose={closeOverlay}
      footer={
        <>
          <Button icon={Keyboard} onClick={() => openOverlay('keys')}>
            {helpTexts.keys}
          </Button>
          <Button icon={Printer} onClick={() => setPrinting(true)}>
            {helpTexts.print}
          </Button>
        </>
      }
    >
      <div className="mt-3 flex h-[min(600px,calc(100dvh-11rem))] border-t border-border phone:h-[calc(100dvh-11rem)] phone:flex-col">
        <Contents open={page} onRead={read} pages={HELP_PAGES} />
        <Reading page={page} keys={keys} head={head} />
      </div>
      {printing && <PrintedHelp page={page} keys={keys} onDone={printed} />}
    </Dialog>
  );
}

interface ContentsProps {
  readonly pages: readonly HelpPage[];
  readonly open: HelpPage;
  readonly onRead: (page: HelpPage) => void;
}

function Contents({ pages, open, onRead }: ContentsProps): ReactNode {
  const [asked, setAsked] = useState('');
  const found = findHelp(pages, asked);
  return (
    <div className="flex w-[256px] shrink-0 flex-col border-r border-border phone:max-h-[38%] phone:w-full phone:border-r-0 phone:border-b">
      <div className="p-3">
        <TextInput
          type="search"
          aria-label={helpTexts.search}
          placeholder={helpTexts.search}
          value={asked}
          onChange={setAsked}
        />
      </div>
      <nav aria-label={helpTexts.contents} className="min-h-0 flex-1 overflow-auto pb-2">
        {found.length === 0 && <p className="px-4 py-2 text-13 text-text-2">{helpTexts.nothing}</p>}
        <ul>
          {found.map(({ page, excerpt }) => (
            <li key={page.title}>
              <button
                type="button"
                aria-current={page === open ? 'page' : undefined}
                onClick={() => onRead(page)}
                className={classNames(
                  'flex min-h-8 w-full flex-col justify-center px-4 py-1 text-left text-13 phone:min-h-11',
                  page === open ? 'bg-selected font-medium' : 'hover:bg-hover',
                )}
              >
                <Highlight text={page.title} query={asked} />
                {excerpt !== '' && (
                  <span className="line-clamp-2 text-12 font-normal text-text-3">
                    <Highlight text={excerpt} query={asked} />
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
        <span aria-live="polite" className="sr-only">
          {asked === '' ? '' : String(found.length)}
        </span>
      </nav>
    </div>
  );
}

/** It is longer than its place: the arrows scroll it. */
const withKeyboard = ({ title }: HelpPage) => ({ tabIndex: 0, role: 'region', 'aria-label': title }) as const;

interface ReadingProps {
  readonly page: HelpPage;
  readonly keys: readonly KeyGroupName[];
  readonly head: RefObject<HTMLHeadingElement | null>;
}

/** The page, read from its top; its title has the focus, so that the arrows scroll it. */
function Reading({ page, keys, head }: ReadingProps): ReactNode {
  const scroller = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is read from its top.
  useEffect(() => {
    // Not returned: Chromium's scrolls give a promise, which React would call as the effect's end.
    scroller.current?.scrollTo(0, 0);
  }, [page]);
  return (
    <div ref={scroller} {...withKeyboard(page)} className="min-h-0 min-w-0 flex-1 overflow-auto px-6 py-4 phone:px-4">
      <HelpArticle
        page={page}
        keys={keys}
        onLeave={closeOverlay}
        head={
          <h3 ref={head} tabIndex={-1} data-autofocus className="text-20 font-semibold outline-none">
            {page.title}
          </h3>
        }
      />
    </div>
  );
}
