import { type LucideIcon, Package, Undo2, Users, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { MENU_GROUPS } from '@/app/pages/menu-items';
import { links } from '@/app/routes/links';
import { APP_ROUTES, isBuilt } from '@/app/routes/route-table';
import { useIsDark } from '@/app/state/theme';
import { useSignOut } from '@/app/state/use-sign-out';
import { useWorkspace } from '@/app/state/workspace';
import { paletteTexts } from '@/app/texts/palette-texts';
import { KeyHint } from '@/app/ui/buttons/key-hint';
import type { OverlayGroup, OverlayRow } from '@/app/ui/floating/search-overlay';
import { INVOICE_STATES } from '@/app/ui/states/invoice-states';
import { TONE_ICON } from '@/app/ui/states/tone';
import { Amount } from '@/app/ui/words/amount';
import { Highlight } from '@/app/ui/words/highlight';
import { fold, matchesFolded } from '@/domain/text/fold';
import { invoiceStateOf } from './invoice-state-of';
import { paletteCommands } from './palette-commands';
import { readPaletteQuery, wants } from './palette-groups';
import { type PaletteAnswers, usePaletteAnswers } from './use-palette-answers';

type Navigate = (to: string) => void;
/** Closes the palette, then does what was chosen. */
export type Choose = (run: (navigate: Navigate) => void) => void;

/** The palette's groups in their fixed order; empty ones are left out. */
export function usePaletteRows(typed: string, choose: Choose): readonly OverlayGroup[] {
  const answers = usePaletteAnswers(typed);
  const { sync, syncNow } = useWorkspace();
  const signOut = useSignOut();
  const dark = useIsDark();
  const { scope, text } = readPaletteQuery(typed);
  const matches = (label: string): boolean => text === '' || matchesFolded(fold(label), text);
  const resume = (): void => {
    sync.resume();
    syncNow();
  };
  const commands = (navigate: Navigate) => paletteCommands({ navigate, syncNow: resume, signOut, dark });
  const commandRows = commands(() => undefined)
    .filter(({ label }) => matches(label))
    .map(({ id, label, icon, keys }) => ({
      id: `command-${id}`,
      content: <Line icon={icon} text={label} query={text} end={keys && <KeyHint keys={keys} />} />,
      onChoose: () =>
        choose((navigate) =>
          commands(navigate)
            .find((command) => command.id === id)
            ?.run(),
        ),
    }));
  const placeRows = MENU_GROUPS.flat()
    .filter(({ label }) => matches(label))
    .map(({ route, label, icon }) => ({
      id: `place-${route}`,
      content: <Line icon={icon} text={label} query={text} />,
      onChoose: () => choose((navigate) => navigate(APP_ROUTES[route].pattern)),
    }));
  const groups: readonly OverlayGroup[] = [
    {
      id: 'invoices',
      title: paletteTexts.invoices,
      detail: answers.complete
        ? (answers.linesNote ?? paletteTexts.foundInvoices(answers.invoices.count))
        : paletteTexts.readingArchive,
      note: paletteTexts.totalHead,
      rows: invoiceRows(answers, text, choose),
    },
    { id: 'partners', title: paletteTexts.partners, rows: partnerRows(answers, text, choose) },
    { id: 'products', title: paletteTexts.products, rows: productRows(answers, text, choose) },
    {
      id: 'commands',
      title: paletteTexts.commands,
      rows: wants(scope, 'commands') ? [...documentCommands(answers, text, choose), ...commandRows] : [],
    },
    { id: 'places', title: paletteTexts.places, rows: wants(scope, 'places') ? placeRows : [] },
  ];
  // Where nothing was found yet, it says what is still to be searched.
  const isShown = ({ id, rows }: OverlayGroup): boolean =>
    rows.length > 0 || (id === 'invoices' && answers.linesNote !== null);
  return groups.filter(isShown);
}

function invoiceRows({ invoices: { views } }: PaletteAnswers, query: string, choose: Choose): readonly OverlayRow[] {
  if (!isBuilt('view')) return [];
  return views.map((view) => {
    const { label, icon, tone } = INVOICE_STATES[invoiceStateOf(view)];
    const { id, number, partnerName, partnerTaxId, total } = view.item;
    const text = `${number} · ${partnerName}`;
    // What was found by the fiscal code says it, else the row would not say why it is there.
    const note = matchesFolded(fold(text), query) ? label : `${partnerTaxId} · ${label}`;
    return {
      id: `invoice-${id}`,
      content: (
        <Line
          icon={icon}
          iconClass={TONE_ICON[tone]}
          text={text}
          note={note}
          query={query}
          end={<Amount value={total} />}
        />
      ),
      onChoose: () => choose((navigate) => navigate(links.view(id))),
    };
  });
}

/** What can be done with the documents found: the first refused one corrected, the first accepted one taken back. */
function documentCommands({ invoices }: PaletteAnswers, query: string, choose: Choose): readonly OverlayRow[] {
  if (!isBuilt('invoices')) return [];
  const refused = invoices.views.find((view) => invoiceStateOf(view) === 'rejected' && view.hasDraft);
  const accepted = invoices.views.find(
    ({ item }) => item.direction === 'out' && item.state === 'accepted' && item.typeCode === '380',
  );
  const row = (id: string, icon: LucideIcon, text: string, note: string, to: string): OverlayRow => ({
    id,
    content: <Line icon={icon} text={text} note={note} query={query} />,
    onChoose: () => choose((navigate) => navigate(to)),
  });
  return [
    ...(refused === undefined
      ? []
      : [
          row(
            'correct',
            Wrench,
            paletteTexts.correct(refused.item.number),
            paletteTexts.sameNumber,
            links.editor({ correct: refused.item.id }),
          ),
        ]),
    ...(accepted === undefined
      ? []
      : [
          row(
            'credit',
            Undo2,
            paletteTexts.credit(accepted.item.number),
            paletteTexts.asDraft,
            links.editor({ credit: accepted.item.id }),
          ),
        ]),
  ];
}

function partnerRows({ partners }: PaletteAnswers, query: string, choose: Choose): readonly OverlayRow[] {
  if (!isBuilt('partner')) return [];
  return partners.map(({ row }) => ({
    id: `partner-${row.id}`,
    content: <Line icon={Users} text={row.name} note={`${row.taxId}, ${row.address.city}`} query={query} />,
    onChoose: () => choose((navigate) => navigate(links.partner(row.id))),
  }));
}

function productRows({ products }: PaletteAnswers, query: string, choose: Choose): readonly OverlayRow[] {
  if (!isBuilt('product')) return [];
  return products.map(({ row }) => ({
    id: `product-${row.id}`,
    content: <Line icon={Package} text={row.name} note={row.code} query={query} end={<Price {...row} />} />,
    onChoose: () => choose((navigate) => navigate(links.product(row.id))),
  }));
}

function Price({ price, currency }: { readonly price: string; readonly currency: string }): ReactNode {
  const word = currency === 'RON' ? 'lei' : currency;
  return <Amount value={price} {...(price !== '' && { currency: word })} />;
}

interface LineProps {
  readonly icon: LucideIcon;
  readonly iconClass?: string;
  readonly text: string;
  readonly note?: string;
  readonly query: string;
  readonly end?: ReactNode;
}

function Line({ icon: Icon, iconClass = 'text-text-2', text, note, query, end }: LineProps) {
  return (
    <>
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} className={`shrink-0 ${iconClass}`} />
      <span className="min-w-0 flex-1 truncate">
        <Highlight text={text} query={query} />
        {note !== undefined && note !== '' && (
          <span className="text-text-2">
            {' · '}
            <Highlight text={note} query={query} />
          </span>
        )}
      </span>
      {end}
    </>
  );
}
