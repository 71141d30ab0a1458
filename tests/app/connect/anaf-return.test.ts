/** What the address of `/auth/callback` says, whoever wrote it. */
import { describe, expect, it } from 'vitest';
import { anafReturn } from '@/app/connect/anaf-return';

describe('what comes back in the address', () => {
  it.each([
    ['?code=c&state=s', { kind: 'code', code: 'c', state: 's' }],
    ['?state=s&error=access_denied', { kind: 'denied' }],
    ['?error=server_error', { kind: 'denied' }],
    ['', { kind: 'nothing' }],
    ['?code=c', { kind: 'nothing' }],
    ['?state=s', { kind: 'nothing' }],
    ['?code=&state=', { kind: 'nothing' }],
  ])('«%s»', (search, said) => {
    expect(anafReturn(search)).toEqual(said);
  });

  it.each([
    ['over', /a expirat/],
    ['used', /deja folosit/],
    ['withdrawn', /retras\./],
    ['too-often', /de prea multe ori/],
    ['unknown', /nu este întreg/],
    ['constructor', /nu este întreg/],
    ['de-maine', /nu este întreg/],
  ])('of a ticket that leads nowhere, as «%s», is a sentence', (why, words) => {
    expect(anafReturn(`?refused=${why}`)).toEqual({ kind: 'refused', text: expect.stringMatching(words) });
  });
});
