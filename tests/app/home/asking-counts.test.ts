/** What was refused and what is to be chosen are two rows of the home page, by the rule of the panel. */
import { describe, expect, it } from 'vitest';
import type { CompanyId } from '@/api/ids';
import { askingCounts } from '@/app/home/decisions/asking-counts';
import { type CountedKind, decisionsOf } from '@/app/home/decisions/decision';
import { actionOf, headOf, textOf } from '@/app/home/decisions/decision-words';
import { KIND_WORDS } from '@/app/home/home-texts';
import type { OutboxEntry } from '@/db/outbox/outbox-entry';

const [ONE, TWO] = [1 as CompanyId, 2 as CompanyId];
const entry = (state: OutboxEntry['state'], companyId = ONE, call: OutboxEntry['call'] = 'UpdateCompanyPartner') => ({
  ...{ state, companyId, call },
});
const ENTRIES = [
  entry('rejected'),
  entry('conflict'),
  entry('conflict', TWO),
  entry('conflict', TWO),
  entry('rejected', ONE, 'InvoiceUpload'),
  entry('queued'),
];

describe('what asks on the home page beside documents', () => {
  it('is parted as the panel parts it', () => {
    expect(askingCounts(ENTRIES)).toEqual({
      refusedChanges: [{ companyId: ONE, count: 1, deadline: null }],
      choices: [
        { companyId: ONE, count: 1, deadline: null },
        { companyId: TWO, count: 2, deadline: null },
      ],
    });
  });

  // Before: one row of four „schimbări” that clash, of which one was refused and nothing of it was to be chosen.
  it('stands in two rows, each with its words', () => {
    const none = { documents: [], rest: [] };
    const counts: Record<CountedKind, never[]> = {
      ...{
        elsewhere: [],
        refusedChanges: [],
        choices: [],
        endangered: [],
        authorization: [],
        received: [],
        drafts: [],
      },
    };
    const decisions = decisionsOf({
      work: { refused: none, held: none, doubtful: none, waiting: none, verdict: none },
      counts: { ...counts, ...askingCounts(ENTRIES) },
      ...{ unauthorized: new Set<CompanyId>(), transports: [], paused: false, today: '2026-11-26' },
    });
    const shown = decisions.map((one) => [KIND_WORDS[one.kind](one.count), headOf(one, [], false), actionOf(one)]);
    expect(shown).toEqual([
      ['Respinsă', 'Schimbări neprimite de server', 'Vezi motivul'],
      ['3 de ales', 'Schimbări care se bat cap în cap', 'Alege'],
    ]);
    expect(decisions.map(textOf)).toEqual([
      'Serverul nu a primit-o. Ce ați scris este păstrat; corectați sau renunțați.',
      'Schimbat în două locuri. Ambele variante sunt păstrate până alegeți ce rămâne.',
    ]);
  });
});
