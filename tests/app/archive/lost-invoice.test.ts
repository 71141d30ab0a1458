/** What is shown of an invoice whose document neither a restored server nor this device has. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf } from '@/app/invoices/archive/archive-actions';
import { lostStory, lostWays } from '@/app/invoices/archive/lost-texts';
import { shownItemOf } from '@/app/invoices/archive/shown-item';
import { stateOfItem } from '@/app/invoices/archive/shown-state';
import { invoiceStateOf } from '@/app/palette/invoice-state-of';
import { version } from '../../db/support/samples';
import { listedItem } from './listed-item';

const lost = { since: '2026-11-24T07:14:00Z', deviceName: 'Laptopul Anei' };
const item = listedItem('FCT-0004');
const view = (state: typeof item.state) => ({ item: { ...item, state }, delivery: null, lost });

describe('the state shown', () => {
  it.each(['recorded', 'uploading', 'uploaded', 'doubtful'] as const)('is «Fără document», not %s', (state) => {
    const shown = shownItemOf(view(state));
    expect([shown.standing, stateOfItem(shown)]).toEqual(['lost', 'lost']);
    expect(invoiceStateOf({ ...view(state), version: version(0), hasDraft: false })).toBe('lost');
  });

  it.each(['accepted', 'rejected', 'refused'] as const)('stays ANAF’s verdict: %s', (state) => {
    expect(shownItemOf(view(state))).toMatchObject({ standing: state, lost });
  });

  it('lets nobody begin with what is not there', () => {
    expect(abilitiesOf(shownItemOf(view('accepted')))).toMatchObject({ copy: false, reverse: false, zip: false });
  });
});

describe('the words', () => {
  it('say what is safe and what is known of it at ANAF', () => {
    expect(lostStory(item, '24.11 · 09:14')).toContain('Numărul FCT-0004 rămâne folosit');
    expect(lostStory(item, '')).toContain('Nu se știe dacă a ajuns la ANAF');
    expect(lostStory({ ...item, uploadIndex: '5014885951' }, '')).toContain('cu indexul 5014885951');
    expect(lostStory({ ...item, state: 'accepted' }, '')).toContain('ANAF a validat-o');
    expect(lostStory({ ...item, state: 'rejected' }, '')).toContain('ANAF nu o primise');
  });

  it('name the device to ask, and issue nothing again that ANAF has accepted', () => {
    const [device, ...others] = lostWays(item, lost);
    expect(device).toContain('pe „Laptopul Anei”');
    expect(others.join(' ')).toContain('emiteți vânzarea din nou, cu alt număr');
    expect(lostWays({ state: 'accepted' }, lost).join(' ')).not.toContain('din nou');
    expect(lostWays(item, { ...lost, deviceName: '' })[0]).toContain('pe dispozitivul de pe care a fost emisă');
  });
});
