/** Where the button of each kind of row leads. */
import { describe, expect, it } from 'vitest';
import type { CompanyId } from '@/api/ids';
import { DECISION_KINDS, type Decision, type DecisionDocument, type DecisionKind } from '@/app/home/decisions/decision';
import { actOf } from '@/app/home/decisions/decision-act';
import { actionOf } from '@/app/home/decisions/decision-words';
import type { DueTransport } from '@/app/home/decisions/due-transport';
import { entityId } from '../../db/support/samples';
import { listedItem } from '../archive/listed-item';

const [ONE, TWO] = [1 as CompanyId, 2 as CompanyId];
const ID = entityId('00000000-0000-4000-8000-000000000001');

const document = (origin: 'editor' | 'xml' = 'editor'): DecisionDocument => ({
  companyId: TWO,
  item: { ...listedItem('FCT-1'), id: ID, origin },
});
const transport = { companyId: ONE, id: ID } as DueTransport;

function decision(kind: DecisionKind, more: Partial<Decision> = {}): Decision {
  const of = { documents: [], transports: [], companies: [ONE], issueDate: null, deadline: null };
  return { kind, key: kind, count: 1, ...of, ...more };
}

const OF_DOCUMENTS: readonly DecisionKind[] = [
  'late',
  'unauthorized',
  'refused',
  'held',
  'doubtful',
  'underWay',
  'unsent',
];
const OF_TRANSPORTS: readonly DecisionKind[] = ['uitExpired', 'uitEnding', 'transportRefused'];

/** Of one invoice, one declaration, or a count. */
const usual = (kind: DecisionKind): Decision =>
  OF_DOCUMENTS.includes(kind)
    ? decision(kind, { documents: [document()], companies: [TWO] })
    : decision(kind, OF_TRANSPORTS.includes(kind) ? { transports: [transport] } : {});

const WHERE: Readonly<Record<DecisionKind, readonly [words: string, path: string]>> = {
  uitExpired: ['Vezi codul UIT', `/app/eTrans/viewEtrans?id=${ID}`],
  uitEnding: ['Vezi codul UIT', `/app/eTrans/viewEtrans?id=${ID}`],
  transportRefused: ['Vezi declarația', `/app/eTrans/viewEtrans?id=${ID}`],
  unsent: ['Trimite acum', 'send'],
  late: ['Vezi factura', `/app/invoices/view?id=${ID}`],
  unauthorized: ['Conectează', '/app/companies'],
  refused: ['Corectează', `/app/invoices?correct=${ID}`],
  held: ['Hotărăște', `/app/invoices/view?id=${ID}`],
  elsewhere: ['Deschide firma', '/app'],
  refusedChanges: ['Vezi motivul', 'panel'],
  choices: ['Alege', 'panel'],
  endangered: ['Vezi mesajele', '/app/invoices/messages'],
  authorization: ['Reînnoiește', '/app/companies'],
  received: ['Deschide', '/app/invoices/in'],
  drafts: ['Continuă', '/app/invoices/drafts'],
  doubtful: ['Vezi căutarea', `/app/invoices/view?id=${ID}`],
  underWay: ['Vezi coada', 'panel'],
};

describe('the button of a decision', () => {
  it.each(DECISION_KINDS)('of %s says what it does and does it', (kind) => {
    const act = actOf(usual(kind));
    expect([actionOf(usual(kind)), act.kind === 'open' ? act.path : act.kind]).toEqual(WHERE[kind]);
  });

  it('opens in the company of the document, or in the first of the counted ones', () => {
    expect(actOf(usual('late'))).toMatchObject({ companyId: TWO });
    expect(actOf(decision('received', { companies: [TWO, ONE] }))).toMatchObject({ companyId: TWO });
  });

  it('shows a refused file of another program, which nobody can correct here', () => {
    const refused = decision('refused', { documents: [document('xml')] });
    expect(actOf(refused)).toMatchObject({ path: `/app/invoices/view?id=${ID}` });
    expect(actionOf(refused)).toBe('Vezi factura');
  });

  it('leads to the list where there are several, or too many to have been read', () => {
    const two = decision('uitEnding', { transports: [transport, transport], count: 2 });
    expect([actionOf(two), actOf(two)]).toMatchObject(['Vezi transporturile', { path: '/app/eTrans/eTransHome' }]);
    for (const kind of ['refused', 'held'] as const) {
      const rest = decision(kind, { count: 40, companies: [TWO] });
      expect([actionOf(rest), actOf(rest)]).toMatchObject([
        'Vezi facturile',
        { companyId: TWO, path: '/app/invoices/out' },
      ]);
    }
  });
});
