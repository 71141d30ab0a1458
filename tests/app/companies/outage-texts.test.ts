/** The log of ANAF's outages, in words: what lasts still, what is over, within a day and over midnight. */
import { expect, it } from 'vitest';
import type { ServiceOutage } from '@/api/calls/outage-calls';
import { outageTexts } from '@/app/companies/connection/outage-texts';

const outage = (from: string, until: string): ServiceOutage => ({ service: 'anaf', from, until });

it.each([
  ['one that lasts still', '', 'nu răspunde încă'],
  ['less than a minute', '2026-03-02T10:00:20Z', '1 minut'],
  ['some minutes', '2026-03-02T10:07:00Z', '7 minute'],
  ['twenty', '2026-03-02T10:20:00Z', '20 de minute'],
  ['an hour', '2026-03-02T11:00:00Z', '1 h'],
  ['more', '2026-03-02T12:05:00Z', '2 h 5 min'],
])('says how long it lasted: %s', (_name, until, words) => {
  expect(outageTexts.lasted(outage('2026-03-02T10:00:00Z', until))).toBe(words);
});

it('says the day once where it ended on the same', () => {
  const days = (text: string) => text.match(/\d{1,2} mar|\d{2}\.03/g)?.length ?? 0;
  expect(outageTexts.span(outage('2026-03-02T10:00:00Z', '2026-03-02T10:07:00Z'))).toMatch(/ – \d{2}:\d{2}$/);
  expect(days(outageTexts.span(outage('2026-03-02T10:00:00Z', '2026-03-03T10:07:00Z')))).toBe(2);
  expect(outageTexts.span(outage('2026-03-02T10:00:00Z', ''))).toMatch(/^de la /);
});

it('names the service that was away', () => {
  expect(outageTexts.service('etransport')).toBe('RO e-Transport');
  expect(outageTexts.service('anaf')).toBe('RO e-Factura');
});
