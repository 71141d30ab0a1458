/** What the list says of received invoices beyond their own facts: what the radar found, and whose partner is not known. */
import { useEffect, useMemo, useState } from 'react';
import { useLive } from '@/app/state/use-live';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { listPartners } from '@/db/collections/partner';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { addDays } from '@/domain/calendar/iso-date';
import { cuiDigits } from '@/domain/identifiers/cui';
import { CORRECTED } from '@/domain/invoice/document-types';
import type { RadarFinding } from '@/workers/archive-search/listed-archive';
import { openTwins } from '@/workers/archive-search/received-groups';
import { accountNote, accountWords } from '../archive/account-words';
import { askSnapshot } from '../archive/archive-snapshot';
import type { ShownItem } from '../archive/shown-item';
import { stateOfItem } from '../archive/shown-state';
import type { RowNews } from '../list/list-kind';
import { AddSeller } from './add-seller';
import { keptFindings } from './kept-findings';
import { storyOf } from './received-story';

const NO_FINDINGS: Readonly<Record<string, RadarFinding>> = {};

/** What is said of a row is the same object until something of it changes: only such a row is drawn anew. */
export function useReceivedNews(rows: readonly ShownItem[], settled: readonly string[]): ReadonlyMap<string, RowNews> {
  const today = useToday();
  const findings = useFindings(rows);
  const known = useKnownPartners();
  const shared = useMemo(
    () => ({ known, since: addDays(today, -1), answered: new Set(settled) }),
    [known, settled, today],
  );
  const [made] = useState(() => new WeakMap<ShownItem, Made>());
  return useMemo(
    () => new Map(rows.map((item) => [item.id, newsMade(made, item, { finding: findings[item.id], shared })])),
    [rows, findings, shared, made],
  );
}

/** Of all rows. */
interface Shared {
  /** Fiscal codes of the partners; undefined until they are read. */
  readonly known: ReadonlySet<string> | undefined;
  /** The first day whose documents are new. */
  readonly since: string;
  readonly answered: ReadonlySet<string>;
}

interface Known {
  readonly finding: RadarFinding | undefined;
  readonly shared: Shared;
}

interface Made extends Known {
  readonly news: RowNews;
}

function newsMade(made: WeakMap<ShownItem, Made>, item: ShownItem, { finding, shared }: Known): RowNews {
  const before = made.get(item);
  if (before !== undefined && before.finding === finding && before.shared === shared) return before.news;
  const news = newsOf(item, { finding, shared });
  made.set(item, { finding, shared, news });
  return news;
}

function newsOf(item: ShownItem, { finding, shared: { known, since, answered } }: Known): RowNews {
  const twins = openTwins(item.id, finding?.twins, answered);
  const cui = cuiDigits(item.partnerTaxId);
  const unknownPartner = known !== undefined && cui !== undefined && !known.has(cui);
  const story = storyOf(finding, item.typeCode === CORRECTED);
  const account = accountNote(finding?.account);
  const note = account ?? story?.note;
  return {
    fresh: stateOfItem(item) === 'received' && bucharestDay(Date.parse(item.issuedAt)) >= since,
    asks: twins.length > 0,
    unknownPartner,
    twins,
    ...(finding !== undefined && { finding }),
    ...(twins.length > 0 && { state: 'possible-duplicate' as const }),
    ...(note !== undefined && { note }),
    ...(account !== undefined
      ? { beside: <span className="text-wait">{accountWords.other}</span> }
      : story !== undefined
        ? { beside: <span className="text-text-3">{story.beside}</span> }
        : unknownPartner && twins.length === 0 && { beside: <AddSeller item={item} short /> }),
  };
}

/** Of the rows in the window; asked anew when another row comes or one of them changes. */
function useFindings(rows: readonly ShownItem[]): Readonly<Record<string, RadarFinding>> {
  const [findings, setFindings] = useState(NO_FINDINGS);
  useEffect(() => {
    if (rows.length === 0) return;
    let stale = false;
    askSnapshot((api) => api.findings(rows.map(({ id }) => id))).then(
      (found) => {
        if (!stale) setFindings((before) => keptFindings(before, found));
      },
      (error: unknown) => console.warn('The radar did not answer:', error),
    );
    return () => {
      stale = true;
    };
  }, [rows]);
  return findings;
}

function useKnownPartners(): ReadonlySet<string> | undefined {
  const { db, company } = useWorkspace();
  return useLive(async () => {
    const partners = await listPartners(db, company.id);
    return new Set(partners.flatMap(({ row }) => cuiDigits(row.taxId) ?? []));
  }, [db, company.id]);
}
