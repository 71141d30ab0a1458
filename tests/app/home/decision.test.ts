/** What is a decision, which rows are one, and in which order they stand. */
import { describe, expect, it } from 'vitest';
import type { DashboardCompany } from '@/api/calls/dashboard-calls';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { Company } from '@/api/entities/company';
import type { Transport } from '@/api/entities/transport';
import type { CompanyId } from '@/api/ids';
import { type CountedKind, type DecisionFacts, decisionsOf, goesOn } from '@/app/home/decisions/decision';
import { actionOf, headOf, sumOf, textOf } from '@/app/home/decisions/decision-words';
import { type DueTransport, dueTransport } from '@/app/home/decisions/due-transport';
import { elsewhereOf } from '@/app/home/decisions/elsewhere';
import { mistakeOf } from '@/app/home/decisions/mistake';
import type { Delivery } from '@/db/archive/archive-view';
import type { OpenFilingRow } from '@/db/archive/open-filing';
import type { OpenDocument } from '@/db/archive/open-filing-queries';
import { decimalText } from '@/domain/money/decimal-text';
import { version } from '../../db/support/samples';
import { listedItem } from '../archive/listed-item';

const TODAY = '2026-11-26';
const [ONE, TWO] = [1 as CompanyId, 2 as CompanyId];
const COMPANIES = [
  { id: ONE, name: 'Agro' },
  { id: TWO, name: 'Codrul' },
] as Partial<Company>[] as Company[];
const NO_COUNTS: Readonly<Record<CountedKind, readonly never[]>> = {
  ...{ elsewhere: [], refusedChanges: [], choices: [], endangered: [], authorization: [], received: [], drafts: [] },
};
const WAITING: Delivery = { state: 'queued', attempts: 0, failure: null };

let made = 0;
function open(
  change: Partial<ArchiveItem>,
  { companyId = ONE, delivery = null }: { companyId?: CompanyId; delivery?: Delivery | null } = {},
): OpenDocument {
  made += 1;
  const { standing: _standing, ...item } = listedItem(`FCT-${made}`);
  const id = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}` as ArchiveItem['id'];
  return { companyId, view: { item: { ...item, id, ...change }, version: version(1), delivery, hasDraft: false } };
}

const part = (documents: readonly OpenDocument[], rest: readonly OpenFilingRow[] = []) => ({ documents, rest });
const unread = (count: number, issueDate: string, companyId = ONE): readonly OpenFilingRow[] =>
  Array.from({ length: count }, () => ({ companyId, issueDate, state: 'recorded', seen: false }) as OpenFilingRow);

function facts(work: Partial<DecisionFacts['work']>, more: Partial<DecisionFacts> = {}): DecisionFacts {
  const none = part([]);
  return {
    work: { refused: none, held: none, doubtful: none, waiting: none, verdict: none, ...work },
    ...{ unauthorized: new Set<CompanyId>(), counts: NO_COUNTS, transports: [], paused: false, today: TODAY },
    ...more,
  };
}

const kinds = (given: DecisionFacts) => decisionsOf(given).map(({ kind, count }) => `${kind} ${count}`);
const refused = (number: string, issueDate: string, ...messages: readonly string[]) =>
  open({ number, issueDate, state: 'rejected', messages: [...messages] });

describe('decisions', () => {
  it('stand by deadline, whatever their kind; what goes on by itself comes last', () => {
    const given = facts(
      {
        refused: part([refused('FCT-9', '2026-11-25', 'BR-RO-120')]),
        doubtful: part([open({ state: 'doubtful', issueDate: '2026-11-19' })]),
        waiting: part([open({ state: 'recorded', issueDate: '2026-11-19' })]),
      },
      { counts: { ...NO_COUNTS, endangered: [{ companyId: ONE, count: 3, deadline: '2026-12-01' }] } },
    );
    // The 30th and the 1st are holidays: what was issued on the 25th has time until the 4th.
    expect(kinds(given)).toEqual(['late 1', 'endangered 3', 'refused 1', 'doubtful 1']);
    expect(decisionsOf(given).map(({ deadline }) => deadline)).toEqual([
      ...['2026-11-26', '2026-12-01', '2026-12-04'],
      '2026-11-26',
    ]);
  });

  it('are one row where the same mistake was made, also in two companies', () => {
    const same = 'E: validari globale [BR-RO-120]-Localitatea „Bucuresti” nu este';
    const given = facts({
      refused: part([
        refused('FCT-2', '2026-11-25', same),
        { ...refused('FCT-1', '2026-11-23', 'BR-RO-120: altă localitate'), companyId: TWO },
        refused('FCT-3', '2026-11-24', 'BR-CL-23: unitate'),
      ]),
    });
    expect(kinds(given)).toEqual(['refused 2', 'refused 1']);
    const [both] = decisionsOf(given);
    expect(both?.documents.map(({ item }) => item.number)).toEqual(['FCT-1', 'FCT-2']);
    expect(both?.companies).toEqual([TWO, ONE]);
  });

  it('ask for what only a person can give, and for nothing that leaves by itself', () => {
    const queued = (state: Delivery['state'], issueDate: string) =>
      facts({ waiting: part([open({ state: 'recorded', issueDate }, { delivery: { ...WAITING, state } })]) });
    expect(kinds(queued('queued', TODAY))).toEqual(['underWay 1']);
    expect(kinds({ ...queued('queued', TODAY), paused: true })).toEqual(['unsent 1']);
    expect(kinds(queued('waiting-for-sign-in', TODAY))).toEqual(['unsent 1']);
    expect(kinds(queued('queued', '2026-11-20'))).toEqual(['unsent 1']);
    expect(kinds(queued('rejected', TODAY))).toEqual(['refused 1']);
    expect(kinds(facts({ waiting: part([open({ state: 'recorded', issueDate: TODAY })]) }))).toEqual(['underWay 1']);
    const held = { reason: 'draft-changed', number: '', deviceName: 'B', at: '' };
    expect(kinds(facts({ waiting: part([open({ state: 'recorded', held })]) }))).toEqual(['held 1']);
  });

  it('name the company that ANAF is not reached for', () => {
    const waiting = part([open({ state: 'recorded', issueDate: TODAY }, { companyId: TWO })]);
    expect(kinds(facts({ waiting }, { unauthorized: new Set([TWO]) }))).toEqual(['unauthorized 1']);
  });

  it('count what was not read, and then say no sum', () => {
    const [underWay] = decisionsOf(facts({ verdict: part([open({ state: 'processing' })], unread(4_999, TODAY)) }));
    expect(underWay?.count).toBe(5_000);
    expect(underWay && sumOf(underWay)).toBe('');
    expect(underWay && goesOn(underWay)).toBe(true);
  });

  // Before: refused and held ones past the 300 nearest were told nowhere, and what was late stood as „on its way”.
  it('count what was not read where it belongs, with its companies', () => {
    const given = facts({
      refused: part([refused('FCT-1', '2026-11-24', 'BR-CL-23')], unread(7, '2026-11-25', TWO)),
      held: part([], unread(2, '2026-11-25')),
      waiting: part(
        [open({ state: 'recorded', issueDate: '2026-11-17' })],
        [...unread(40, '2026-11-19', TWO), ...unread(5, TODAY)],
      ),
      verdict: part([open({ state: 'uploaded', issueDate: TODAY })], unread(3, TODAY)),
    });
    expect(kinds(given)).toEqual(['late 41', 'refused 1', 'refused 7', 'held 2', 'underWay 9']);
    const [late, , rest] = decisionsOf(given);
    expect(late?.companies).toEqual([ONE, TWO]);
    expect(rest && [headOf(rest, COMPANIES, true), actionOf(rest), sumOf(rest)]).toEqual([
      ...['Codrul · 7 facturi', 'Vezi facturile', ''],
    ]);
  });

  it('tell the server’s counts of companies whose documents are not here, and nothing of theirs that goes on', () => {
    const told = (company: CompanyId, counts: object) =>
      ({ company, refused: 0, held: 0, unsent: 0, oldestUnsent: '', ...counts }) as DashboardCompany;
    const server = [
      told(ONE, { refused: 9, oldestUnsent: '2026-11-19' }),
      told(TWO, { refused: 2, held: 1, unsent: 4, oldestUnsent: '2026-11-19' }),
      told(3 as CompanyId, { unsent: 4, oldestUnsent: TODAY }),
    ];
    const elsewhere = elsewhereOf(new Map(server.map((one) => [one.company, one])), new Set([ONE]), TODAY);
    const [decision, ...others] = decisionsOf(facts({}, { counts: { ...NO_COUNTS, elsewhere } }));
    expect(others).toEqual([]);
    expect(decision).toMatchObject({ kind: 'elsewhere', count: 7, companies: [TWO], deadline: TODAY });
    expect(decision && [headOf(decision, COMPANIES, true), actionOf(decision)]).toEqual([
      ...['Facturi care cer o decizie · Codrul', 'Deschide firma'],
    ]);
  });
});

describe('a transport', () => {
  const item = (change: object = {}): Transport => {
    const said = { operation: '30', startDate: '2026-11-22', expiresOn: '', partnerName: 'Piața', vehicle: 'CJ10XYZ' };
    const steps = [{ kind: 'declare', state: 'accepted' }];
    // Of a whole declaration what a decision asks for.
    return { ...said, id: 'T-1', uit: '3V0P0L0P0T3JUW46', origin: 'own', steps, ...change } as unknown as Transport;
  };
  const at = (hours: number) => Date.parse('2026-11-26T22:00:00Z') + hours * 3_600_000;
  const due = (given: Transport, hours: number) => dueTransport(ONE, given, at(hours));
  const steps = (kind: string, state: string) => [{ kind, state }] as unknown as Transport['steps'];

  it('asks from 24 hours before its code ends, more so from 3, and for a day after', () => {
    const said = [-25, -24, -3, 0, 23, 24]
      .map((hours) => due(item(), hours))
      .map((one) => one && [one.kind, one.hours]);
    const [ending, nearer] = [24, 3].map((hours) => ['uitEnding', hours]);
    expect(said).toEqual([null, ending, nearer, ['uitExpired', 0], ['uitExpired', 0], null]);
  });

  it('asks for nothing once it is confirmed, deleted or only announced', () => {
    const done = [...item().steps, ...steps('confirm', 'accepted')];
    expect(due(item({ steps: done }), -2)).toBeNull();
    expect(due(item({ steps: [...item().steps, ...steps('delete', 'accepted')] }), -2)).toBeNull();
    expect(due(item({ startDate: '2026-11-28' }), -2)).toBeNull();
  });

  it('that ANAF refused asks until the day of its start is over', () => {
    const refusedOne = item({ uit: '', startDate: TODAY, steps: steps('declare', 'rejected') });
    expect(due(refusedOne, -1)?.kind).toBe('transportRefused');
    expect(due(refusedOne, 1)).toBeNull();
  });

  it('stands with those of its kind in one row, before invoices of the same day, and says its code', () => {
    const transports = [due(item(), -2), due(item({ uit: '4C0U0C0J0W3DDQ92' }), -2)] as DueTransport[];
    const waiting = part([open({ state: 'recorded', issueDate: '2026-11-19' })]);
    expect(kinds(facts({ waiting }, { transports }))).toEqual(['uitEnding 2', 'late 1']);
    const [two] = decisionsOf(facts({}, { transports }));
    expect(two && headOf(two, COMPANIES, false)).toBe('3V0P 0L0P 0T3J UW46 și 4C0U 0C0J 0W3D DQ92');
    expect(two && [actionOf(two), sumOf(two)]).toEqual(['Vezi transporturile', '']);
    const [one] = decisionsOf(facts({}, { transports: transports.slice(0, 1) }));
    expect(one && headOf(one, COMPANIES, false)).toBe('3V0P 0L0P 0T3J UW46 · CJ10XYZ · Piața');
    expect(one && headOf(one, COMPANIES, true)).toBe('Agro · 3V0P 0L0P 0T3J UW46 · CJ10XYZ');
    expect(one && [one.deadline, actionOf(one)]).toEqual([TODAY, 'Vezi codul UIT']);
    expect(one && textOf(one)).toContain('în cel mult 3 ore');
  });

  // Before: „CJ10XYZ și CJ10XYZ”.
  it('names a vehicle once that carries several without a code', () => {
    const refusedOne = item({ uit: '', startDate: TODAY, steps: steps('declare', 'rejected') });
    const transports = [refusedOne, { ...refusedOne, id: 'T-2' }].map((one) => due(one as Transport, -1));
    const [two] = decisionsOf(facts({}, { transports: transports as DueTransport[] }));
    expect(two && headOf(two, COMPANIES, false)).toBe('CJ10XYZ');
  });
});

describe('the words of a row', () => {
  const lei = (number: string, total: string, currency = 'RON') => {
    const document = refused(number, '2026-11-25', 'BR-RO-120');
    const item = { ...document.view.item, total: decimalText(total), currency, partnerName: 'Construct' };
    return { ...document, view: { ...document.view, item } };
  };
  const decided = (...documents: readonly OpenDocument[]) => decisionsOf(facts({ refused: part(documents) }));

  it('name two invoices and count three', () => {
    const [two] = decided(lei('FCT-1', '100.10'), lei('FCT-2', '0.05'));
    expect(two && headOf(two, COMPANIES, false)).toBe('FCT-1 și FCT-2 · Construct');
    expect(two && headOf(two, COMPANIES, true)).toBe('Agro · FCT-1 și FCT-2');
    expect(two && sumOf(two)).toBe('100,15');
    const [three] = decided(lei('FCT-1', '1'), lei('FCT-2', '1'), lei('FCT-3', '1'));
    expect(three && headOf(three, COMPANIES, false)).toBe('3 facturi · Construct');
    expect(three && actionOf(three)).toBe('Corectează pe rând');
  });

  it('add no lei to euros', () => {
    const [mixed] = decided(lei('FCT-1', '100'), lei('FCT-2', '100', 'EUR'));
    expect(mixed && sumOf(mixed)).toBe('');
  });

  it('do not offer to correct a file of another program', () => {
    const file = lei('X-1', '1');
    const [seen] = decided({ ...file, view: { ...file.view, item: { ...file.view.item, origin: 'xml' } } });
    expect(seen && actionOf(seen)).toBe('Vezi factura');
  });
});

describe('a mistake', () => {
  it('is its rules, whatever their order and what else is said', () => {
    expect(mistakeOf(['[BR-RO-120] x', 'BR-CL-23: „per”'])).toBe(mistakeOf(['BR-CL-23: „buc”', 'BR-RO-120: y']));
    expect(mistakeOf(['BR-RO-120: x'])).not.toBe(mistakeOf(['BR-RO-110: x']));
  });

  it('is its words where no rule is named, without figures and quoted values', () => {
    expect(mistakeOf(['CUI-ul 123 nu există'])).toBe(mistakeOf(['CUI-ul 45678 nu există']));
    expect(mistakeOf(['Lipsește „BuyerReference”'])).toBe(mistakeOf(['lipsește „OrderReference”']));
    expect(mistakeOf([])).toBe('');
  });
});
