/** What is typed over a value that others changed, or that this screen wrote itself a moment ago. */
import { describe, expect, it } from 'vitest';
import { begunContent, createOwnWrites } from '@/app/defs/own-writes';
import { EMPTY_PARTNER, PARTNER_FIELDS } from '@/app/defs/partner/partner-fields';

const row = (telephone: string, email = '') => ({ id: 'p', content: { ...EMPTY_PARTNER, telephone, email } });
const field = PARTNER_FIELDS.find(({ name }) => name === 'telephone');
const typed = (begun: string, now: string) => ({ id: 'p', begun: row(begun).content, now: row(now, 'nou').content });

describe('what a change is made over', () => {
  it('is what stood there when the typing began, where others changed it since; other fields as they stand', () => {
    const seen = createOwnWrites<typeof EMPTY_PARTNER>().seen(typed('1', '2'), { telephone: '3' });
    expect(seen).toMatchObject({ telephone: '1', email: 'nou' });
  });

  // Catches: two values chosen in one breath are told as a conflict of the person with itself.
  it('is what was written here a moment ago, though the rows do not show it yet', () => {
    const own = createOwnWrites<typeof EMPTY_PARTNER>();
    own.wrote(row('1'), { telephone: '2' });
    own.shown([row('1')]);
    expect(own.seen(typed('1', '1'), { telephone: '3' }).telephone).toBe('2');
    expect(own.asLeft(row('1')).content.telephone).toBe('2');
  });

  it('is what was written here, where it came into the field while one typed', () => {
    const own = createOwnWrites<typeof EMPTY_PARTNER>();
    own.wrote(row('1'), { telephone: '2' });
    own.shown([row('2')]);
    expect(own.seen(typed('1', '2'), { telephone: '3' }).telephone).toBe('2');
  });

  it('is what others put back, once the own value was shown', () => {
    const own = createOwnWrites<typeof EMPTY_PARTNER>();
    own.wrote(row('1'), { telephone: '2' });
    for (const shown of ['2', '1']) own.shown([row(shown)]);
    expect(own.seen(typed('1', '1'), { telephone: '3' }).telephone).toBe('1');
    expect(own.asLeft(row('1'))).toEqual(row('1'));
  });

  it('is not what could not be written', () => {
    const own = createOwnWrites<typeof EMPTY_PARTNER>();
    own.wrote(row('1'), { telephone: '2' })();
    expect(own.seen(typed('1', '1'), { telephone: '3' }).telephone).toBe('1');
  });
});

it('a field that nobody else changed is typed over the newest content', () => {
  if (field === undefined) throw new Error('no telephone');
  const [begun, now] = [row('1').content, row('1', 'nou').content];
  expect(begunContent(field, begun, now)).toBe(now);
  expect(begunContent(field, begun, row('2').content)).toBe(begun);
});
