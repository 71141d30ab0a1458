import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { InternCode } from '@/api/entities/intern-code';
import type { LineCode } from '@/api/entities/line-codes';
import { addAlert } from '@/app/state/alerts';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { internCodeRows } from '@/db/collections/intern-code';
import {
  type CodedInvoice,
  type LineChange,
  lineCodesOf,
  lineCodesOfSeller,
  putLineCodes,
} from '@/db/collections/line-codes';
import { type CodedLine, codedLines, otherCodes, type ReceivedLine } from '@/domain/line-codes/coded-lines';
import { type RankedCode, rankable } from '@/domain/line-codes/rank-codes';
import type { ChosenCode } from '@/domain/line-codes/suggest-code';
import { codesTexts } from './codes-texts';

export interface LineCoding {
  /** Undefined while the device's database is first read. */
  readonly lines: readonly CodedLine[] | undefined;
  /** What was chosen last is not on the device yet. */
  readonly saving: boolean;
  readonly own: readonly RankedCode<InternCode>[];
  /** Codes that the item has elsewhere. */
  readonly others: (line: CodedLine, code: string) => readonly string[];
  /** Confirms a code; `settles`: earlier ones of the item no longer count. */
  readonly choose: (line: CodedLine, code: string, settles: boolean) => void;
  /** Confirms what is suggested for these lines. */
  readonly accept: (lines: readonly CodedLine[]) => void;
  /** Makes an own code out of the line, and confirms it. */
  readonly create: (line: CodedLine, code: string) => Promise<void>;
  /** Takes back what was last confirmed; undefined where nothing was. */
  readonly undo: (() => void) | undefined;
}

const NO_CODES: readonly LineCode[] = [];

export function useLineCoding(invoice: CodedInvoice, received: readonly ReceivedLine[]): LineCoding {
  const { db, company, commands, syncNow } = useWorkspace();
  const { id, seller, issueDate } = invoice;
  const live = useLive(async () => (await lineCodesOf(db, id))?.internCodes ?? NO_CODES, [db, id]);
  const history = useLive(() => sellerHistory(db, company.id, invoice), [db, company.id, id, seller]);
  const codes = useLive(
    async () => (await internCodeRows.list(db, company.id)).map(({ row }) => row),
    [db, company.id],
  );
  const save = useCallback(
    async (changes: readonly LineChange[]) => {
      const now = await putLineCodes(commands, invoice, changes);
      syncNow();
      return now;
    },
    [commands, invoice, syncNow],
  );
  const { shown, write, saving } = useShownCodes(live, save);
  const [past, setPast] = useState<readonly (readonly LineChange[])[]>([]);
  const own = useMemo(() => rankable(codes ?? []), [codes]);
  const known = useMemo(
    () => ({
      chosen: new Map((shown ?? []).map((code) => [code.id, chosenOf(code, issueDate)])),
      history: history ?? [],
      own: codes ?? [],
    }),
    [shown, history, codes, issueDate],
  );
  const ready = shown !== undefined && history !== undefined && codes !== undefined;
  const lines = useMemo(() => (ready ? codedLines(received, known) : undefined), [ready, received, known]);
  const confirm = async (changes: readonly LineChange[]): Promise<void> => {
    if (changes.length === 0) return;
    const before = new Map((shown ?? []).map((code) => [code.id, code]));
    setPast((all) => [...all, changes.map((change) => ({ id: change.id, now: before.get(change.id) ?? null }))]);
    await write(changes);
  };
  const choose = (line: CodedLine, code: string, settles: boolean): Promise<void> =>
    confirm([{ id: line.id, now: lineCode(line, code, settles) }]);
  return {
    lines,
    saving,
    own,
    others: (line, code) => otherCodes(line, code, known),
    choose: (line, code, settles) => void choose(line, code, settles),
    accept: (some) => void confirm(some.map((line) => ({ id: line.id, now: lineCode(line, line.code, false) }))),
    create: async (line, code) => {
      const content = { code, name: line.name.slice(0, 300), unitCode: line.unitCode, group: '', account: '' };
      const added = await internCodeRows.add(commands, content);
      if (added.kind !== 'added') {
        addAlert({ type: 'warning', message: codesTexts.failed });
        return;
      }
      await choose(line, code, false);
      addAlert({ type: 'success', message: codesTexts.created(code) });
    },
    undo:
      past.length === 0
        ? undefined
        : () => {
            const last = past.at(-1);
            setPast((all) => all.slice(0, -1));
            if (last !== undefined) void write(last);
          },
  };
}

type Save = (changes: readonly LineChange[]) => Promise<readonly LineCode[]>;

/**
 * What is shown is what was last chosen, before the database has it; then what the database says. What is chosen while a save is under way goes with the
 * next one, so that fast keys never wait in a line of saves.
 */
function useShownCodes(live: readonly LineCode[] | undefined, save: Save) {
  const [mine, setMine] = useState<readonly LineCode[]>();
  const [saving, setSaving] = useState(false);
  const queue = useRef<LineChange[]>([]);
  const running = useRef(false);
  const work = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef(live);
  useEffect(() => {
    latest.current = live;
    if (!running.current) setMine(live);
  }, [live]);
  /** Ends when all of it is on the device. */
  const write = (changes: readonly LineChange[]): Promise<void> => {
    queue.current.push(...changes);
    setMine((codes) => changed(codes ?? NO_CODES, changes));
    if (running.current) return work.current;
    running.current = true;
    setSaving(true);
    work.current = savedAll(queue.current, save).then((now) => {
      running.current = false;
      setSaving(false);
      setMine(now ?? latest.current);
    });
    return work.current;
  };
  return { shown: mine, write, saving };
}

/** Until nothing is left to save; gives what stands then, undefined where the last of it could not be kept. */
async function savedAll(queue: LineChange[], save: Save): Promise<readonly LineCode[] | undefined> {
  let now: readonly LineCode[] | undefined;
  while (queue.length > 0) {
    try {
      now = await save(queue.splice(0));
    } catch (error) {
      console.error('The codes could not be kept:', error);
      addAlert({ type: 'error', message: codesTexts.failed });
      now = undefined;
    }
  }
  return now;
}

function changed(codes: readonly LineCode[], changes: readonly LineChange[]): readonly LineCode[] {
  const byLine = new Map(codes.map((code) => [code.id, code]));
  for (const { id, now } of changes) {
    if (now === null) byLine.delete(id);
    else byLine.set(id, now);
  }
  return [...byLine.values()];
}

async function sellerHistory(
  db: Parameters<typeof lineCodesOfSeller>[0],
  companyId: Parameters<typeof lineCodesOfSeller>[1],
  { id, seller }: CodedInvoice,
): Promise<readonly ChosenCode[]> {
  const rows = (await lineCodesOfSeller(db, companyId, seller)).filter((row) => row.id !== id);
  const inOrder = rows.sort((a, b) => (a.issueDate < b.issueDate ? -1 : a.issueDate > b.issueDate ? 1 : 0));
  return inOrder.flatMap(({ internCodes, issueDate }) => internCodes.map((code) => chosenOf(code, issueDate)));
}

function chosenOf({ settles = false, ...code }: LineCode, issueDate: string): ChosenCode {
  return { ...code, issueDate, settles };
}

/** As the contract bounds it: a supplier may write more than a line of text. */
function lineCode({ id, sellerItem, standardItem, name }: CodedLine, code: string, settles: boolean): LineCode {
  const [item, standard, short] = [sellerItem, standardItem, name].map((text) => text.slice(0, 300));
  return {
    ...{ id, code, sellerItem: item ?? '', standardItem: standard ?? '', name: short ?? '' },
    ...(settles ? { settles } : {}),
  };
}
