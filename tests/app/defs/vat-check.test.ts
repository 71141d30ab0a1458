import { describe, expect, it } from 'vitest';
import { EMPTY_PARTNER } from '@/app/defs/partner/partner-fields';
import { partnersToCheck } from '@/app/defs/partner/use-vat-check-start';
import { checkVat, type VatAnswer, type VatCheckPorts } from '@/app/defs/vat-check/check-vat';
import { reportAlert } from '@/app/defs/vat-check/report-alert';

const PARTNERS = ['1', '2', '3'].map((id) => ({ id, name: `P${id}`, cui: id.repeat(8), vatRegistered: false }));
const REGISTERED: VatAnswer = { kind: 'state', vatRegistered: true, checkedOn: '2026-11-26' };

function ports(answers: readonly VatAnswer[]) {
  const waits: number[] = [];
  const saved: string[] = [];
  const rest = [...answers];
  const made: VatCheckPorts = {
    ask: async () => rest.shift() ?? { kind: 'unavailable' },
    save: async (id) => {
      saved.push(id);
    },
    wait: async (ms) => {
      waits.push(ms);
    },
    progress: () => undefined,
  };
  return { made, waits, saved };
}

describe('checking all partners', () => {
  it('saves each answer and names what changed', async () => {
    const { made, waits, saved } = ports([
      REGISTERED,
      { ...REGISTERED, vatRegistered: false },
      { kind: 'unknown-code' },
    ]);
    const report = await checkVat(PARTNERS, made, new AbortController().signal);
    expect(report).toEqual({ ended: 'done', checked: 2, changed: ['P1'], unknown: ['P3'], left: 0 });
    expect(saved).toEqual(['1', '2']);
    // Between two questions, never before the first.
    expect(waits).toEqual([1500, 1500]);
  });

  it('stops where the network is gone and says how many were left', async () => {
    const { made } = ports([REGISTERED, { kind: 'offline' }]);
    const report = await checkVat(PARTNERS, made, new AbortController().signal);
    expect(report).toMatchObject({ ended: 'offline', checked: 1, left: 2 });
    expect(reportAlert(report).description).toContain('2 parteneri au rămas');
    expect(reportAlert(report).type).toBe('warning');
  });

  it('waits out the server’s limit and asks the same again', async () => {
    const { made, waits, saved } = ports([{ kind: 'too-many' }, REGISTERED, { kind: 'unavailable' }, REGISTERED]);
    const report = await checkVat(PARTNERS, made, new AbortController().signal);
    expect(waits).toEqual([60_000, 1500, 1500]);
    expect(saved).toEqual(['1', '3']);
    expect(report.left).toBe(1);
  });

  it('stops when told to and keeps what is done', async () => {
    const stop = new AbortController();
    const { made, saved } = ports([REGISTERED]);
    const report = await checkVat(PARTNERS, { ...made, progress: () => stop.abort() }, stop.signal);
    expect(report).toMatchObject({ ended: 'stopped', checked: 1, left: 2 });
    expect(reportAlert(report).description).toContain('Ați oprit verificarea');
    expect(saved).toEqual(['1']);
  });

  it('asks only for Romanian codes, the oldest look-up first', () => {
    const row = (id: string, content: Partial<typeof EMPTY_PARTNER>) => ({
      id,
      pending: false,
      content: { ...EMPTY_PARTNER, name: id, ...content },
    });
    const rows = [
      row('today', { taxId: '14399840', vatCheckedOn: '2026-11-26' }),
      row('never', { taxId: 'RO18547290' }),
      row('foreign', { external: true, taxId: 'DE123' }),
      row('consumer', {}),
    ];
    expect(partnersToCheck(rows).map(({ name, cui }) => `${name} ${cui}`)).toEqual([
      'never 18547290',
      'today 14399840',
    ]);
  });
});

describe('checking suppliers', () => {
  it('keeps that a code is unknown, says furnizori, and calls nothing changed that was never known', async () => {
    const { made } = ports([REGISTERED, { kind: 'unknown-code' }]);
    const unknown: string[] = [];
    const suppliers = PARTNERS.slice(0, 2).map((supplier) => ({ ...supplier, vatRegistered: null }));
    const saveUnknown = async (id: string): Promise<void> => void unknown.push(id);
    const report = await checkVat(suppliers, { ...made, saveUnknown }, new AbortController().signal);
    expect(report).toMatchObject({ checked: 1, changed: [], unknown: ['P2'] });
    expect(unknown).toEqual(['2']);
    expect(reportAlert(report, ['furnizor', 'furnizori']).message).toBe('Starea TVA verificată la 1 furnizor');
  });
});
