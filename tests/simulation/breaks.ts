/**
 * One mechanism taken out at a time, to see that its loss is seen. Each is a change of the shipped text made while it is loaded
 * for the simulation, and by nothing else; a text that is not found exactly once refuses to run.
 */

interface Change {
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

export interface Break {
  readonly name: string;
  /** The mechanism, as docs/sync.md names it. */
  readonly takesOut: string;
  readonly changes: readonly Change[];
}

export const BREAKS: readonly Break[] = [
  {
    name: 'idempotency',
    takesOut: 'The key of a call is remembered with its effect',
    changes: [
      {
        file: 'server/calls/idempotent.ts',
        find: '.values({ user_id: userId, key, call,',
        put: '.values({ user_id: userId, key: crypto.randomUUID(), call,',
      },
    ],
  },
  {
    name: 'order',
    takesOut: 'Calls that depend on each other leave in the order made',
    changes: [
      {
        file: 'src/sync/drain/next-sendable.ts',
        find: 'for (const entry of lane) {',
        put: "for (const entry of [...lane].reverse()) { if (entry.state === 'queued' && mayTry(entry)) return entry;",
      },
    ],
  },
  {
    name: 'lease',
    takesOut: 'Intervals of a series never overlap',
    changes: [
      {
        file: 'server/numbers/free-intervals.ts',
        find: 'next = Math.max(next, to_number + 1);',
        put: 'next = Math.max(next, to_number - 1);',
      },
    ],
  },
  {
    name: 'fence',
    takesOut: 'A copied profile is told apart by its lease’s fence',
    changes: [
      {
        file: 'server/numbers/grant-lease.ts',
        find: "if (decision === 'cloned') return",
        put: 'if (decision === undefined) return',
      },
      {
        file: 'server/numbers/take-number.ts',
        find: "? refuseNumber('lease-cloned', NUMBER_TEXTS.cloned(use.printed))",
        put: "? refuseNumber('number-taken', NUMBER_TEXTS.numberTaken(use.printed))",
      },
      {
        file: 'server/numbers/unused-number.ts',
        find: "refuseNumber('lease-cloned')",
        put: "refuseNumber('not-found')",
      },
    ],
  },
  {
    name: 'merge',
    takesOut: 'A field changed by both becomes a conflict',
    changes: [
      {
        file: 'src/domain/merge/merge-fields.ts',
        find: "=== 'clash');\n}",
        put: "=== 'clash' && field === '');\n}",
      },
    ],
  },
  {
    name: 'doubtful',
    takesOut: 'A doubtful upload is looked for before it is sent again',
    changes: [
      {
        file: 'server/filings/doubtful-step.ts',
        find: 'const looked = await lookIntoList(parts, filing, listedTo);',
        put: "if (filing.duplicateOf === '') return uploadStep(parts, filing); const looked = await lookIntoList(parts, filing, listedTo);",
      },
    ],
  },
  {
    name: 'atomic',
    takesOut: 'A change and its entry are written together',
    changes: [
      {
        file: 'src/db/outbox/enqueue.ts',
        find: 'if (Dexie.currentTransaction?.db.name !== db.name)',
        put: "if (Dexie.currentTransaction?.db.name === 'never')",
      },
      // Drafts are most of what people write, and have a transaction of their own around these commands.
      {
        file: 'src/db/collections/draft.ts',
        find: "return context.db.transaction('rw', context.db.draft, context.db.outbox, async () => {",
        put: "return (async (...all: unknown[]) => (all.at(-1) as () => Promise<SaveDraftOutcome>)())('rw', context.db.draft, context.db.outbox, async () => {",
      },
      {
        file: 'src/db/collections/commands/remove-row.ts',
        find: "return context.db.transaction('rw', table, context.db.outbox, context.db.syncState, async () => {",
        put: "return (async (...all: unknown[]) => (all.at(-1) as () => Promise<RemoveOutcome>)())('rw', table, context.db.outbox, context.db.syncState, async () => {",
      },
      {
        file: 'src/db/collections/commands/add-row.ts',
        find: "return context.db.transaction('rw', table, context.db.outbox, async () => {",
        put: "return (async (...all: unknown[]) => (all.at(-1) as () => Promise<void>)())('rw', table, context.db.outbox, async () => {",
      },
      {
        file: 'src/db/collections/commands/update-row.ts',
        find: "return context.db.transaction('rw', table, context.db.outbox, async () => {",
        put: "return (async (...all: unknown[]) => (all.at(-1) as () => Promise<UpdateOutcome>)())('rw', table, context.db.outbox, async () => {",
      },
    ],
  },
  {
    name: 'cursor',
    takesOut: 'The cursor moves in the transaction that stores the rows',
    changes: [
      {
        file: 'src/db/replication/apply-page.ts',
        find: "const outcome = await db.transaction('rw', tables, async (): Promise<PageOutcome> => {",
        put: "if (!restored && page.version > since) await db.syncState.put({ ...before, companyId, head: page.head, pulledAt, cursor: page.version, ...(page.epoch === undefined ? {} : { epoch: page.epoch }) });\n  const outcome = await db.transaction('rw', tables, async (): Promise<PageOutcome> => {",
      },
      {
        file: 'src/db/replication/apply-page.ts',
        find: "if ((known?.cursor ?? UNCONFIRMED) !== since) return 'cursor-moved';",
        put: '',
      },
    ],
  },
  {
    name: 'epoch',
    takesOut: 'A restored server is noticed by its epoch',
    changes: [
      {
        file: 'src/db/replication/apply-page.ts',
        find: 'return head < since || isAnotherDatabase(known?.epoch, epoch);',
        put: 'return known === undefined && head < since && epoch === undefined;',
      },
    ],
  },
  {
    name: 'held-draft',
    takesOut: 'An invoice whose draft went another way is held',
    changes: [
      {
        file: 'server/calls/invoices/hold-invoice.ts',
        find: 'return { held, stays, mayBeIssued: couldBeIssued(input, epoch) };',
        put: 'return { held: undefined, stays: held === null, mayBeIssued: false };',
      },
    ],
  },
  {
    name: 'unsaved-copy',
    takesOut: 'The end of a session leaves what was typed',
    changes: [
      {
        file: 'src/sync/session/session-copies.ts',
        find: 'for (const item of OF_THE_SESSION) localStorage.removeItem(item);',
        put: 'const all = localStorage as unknown as Storage; for (const item of Array.from({ length: all.length }, (_, place) => all.key(place) ?? OF_THE_SESSION[0] ?? "")) localStorage.removeItem(item);',
      },
    ],
  },
  {
    name: 'second-copy',
    takesOut: 'What is unsent stands a second time outside IndexedDB',
    changes: [{ file: 'src/sync/engine/hold-second-copy.ts', find: '\n  hold();\n', put: '\n' }],
  },
  {
    name: 'budget',
    takesOut: 'Calls to ANAF keep to its limit a minute',
    changes: [
      {
        file: 'server/filings/ask-anaf.ts',
        find: 'const waitMs = await parts.budget.take(filing.companyId);',
        put: 'const waitMs = 0;',
      },
    ],
  },
];

/** @public scripts/simulate.mjs asks for it. */
export function breakNamed(name: string): Break {
  const found = BREAKS.find((one) => one.name === name);
  if (found === undefined)
    throw new Error(`No such break: ${name}. There are: ${BREAKS.map((one) => one.name).join(', ')}.`);
  return found;
}

/** The text of a file without the mechanism. */
export function broken({ changes }: Break, file: string, text: string): string {
  return changes
    .filter((change) => change.file === file)
    .reduce((before, { find, put }) => {
      if (before.split(find).length !== 2) throw new Error(`${file}: this is not there exactly once: ${find}`);
      return before.replace(find, () => put);
    }, text);
}
