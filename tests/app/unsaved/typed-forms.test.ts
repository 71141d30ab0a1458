import { describe, expect, it } from 'vitest';
import { createTypedForm, type FormTexts } from '@/app/unsaved/typed-form';
import { createTypedForms } from '@/app/unsaved/typed-forms';
import { handTimers } from './hand-timers';

function screen(kept: Readonly<Record<string, FormTexts>>, failing: readonly string[] = []) {
  const device = new Map(Object.entries(kept));
  const forms = createTypedForms(device, (place, texts) =>
    createTypedForm(
      texts,
      {
        write: async (written) => {
          if (failing.includes(place)) throw new Error('full');
          device.set(place, written);
        },
        keep: () => (failing.includes(place) ? null : () => undefined),
        onNoRoom: () => undefined,
        onFailed: () => undefined,
        onWritten: () => undefined,
      },
      handTimers(),
    ),
  );
  return { forms, device, places: () => forms.left().map(({ place }) => place) };
}

describe('the forms of a screen', () => {
  it('that were left with text are offered, until somebody is at them', () => {
    const { forms, places } = screen({ 'partner new': { name: 'A' }, 'partner a': { city: 'C' }, 'partner b': {} });
    expect(places()).toEqual(['partner new', 'partner a']);
    const release = forms.hold('partner new');
    const again = forms.hold('partner new');
    expect(places()).toEqual(['partner a']);
    release();
    expect(places()).toEqual(['partner a']);
    again();
    expect(places()).toEqual(['partner new', 'partner a']);
  });

  it('are offered when they are left with text, and no more once it is given up', async () => {
    const { forms, places } = screen({});
    let told = 0;
    forms.subscribe(() => {
      told += 1;
    });
    const release = forms.hold('partner a');
    forms.at('partner a').type('name', 'Ap');
    expect(places()).toEqual([]);
    release();
    expect(places()).toEqual(['partner a']);
    expect(told).toBeGreaterThan(0);
    await forms.at('partner a').drop();
    expect(places()).toEqual([]);
  });

  it('are one a place, with what the device had of it', () => {
    const { forms } = screen({ 'partner a': { name: 'Apicola' } });
    expect(forms.at('partner a')).toBe(forms.at('partner a'));
    expect(forms.at('partner a').texts()).toEqual({ name: 'Apicola' });
  });

  it('are all written when the page goes, also after one that cannot be', async () => {
    const { forms, device } = screen({}, ['partner a']);
    for (const place of ['partner a', 'partner b']) forms.at(place).type('name', 'A');
    expect(forms.leave()).toBe(false);
    await expect(forms.flush()).rejects.toThrow('full');
    expect(device.get('partner b')).toEqual({ name: 'A' });
  });
});
