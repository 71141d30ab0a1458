import { describe, expect, it } from 'vitest';
import { createTypedForm, type FormTexts } from '@/app/unsaved/typed-form';
import { handTimers } from './hand-timers';

/** A form over a device that holds `kept`, and what the device holds of it since. */
function opened(kept: FormTexts, { room = true, failing = false } = {}) {
  const timers = handTimers();
  const events: string[] = [];
  let device = kept;
  let copy: FormTexts | undefined;
  const form = createTypedForm(
    kept,
    {
      write: async (texts) => {
        if (failing) throw new Error('full');
        device = texts;
      },
      keep: (texts) => {
        if (!room) return null;
        copy = texts;
        return () => {
          copy = undefined;
        };
      },
      onNoRoom: () => events.push('no room'),
      onFailed: () => events.push('failed'),
      onWritten: () => events.push('written'),
    },
    timers,
  );
  return { form, timers, events, device: () => device, copy: () => copy };
}

/** Whether something was saved, told when the test says so. */
function decision(): { readonly promise: Promise<boolean>; readonly decide: (saved: boolean) => void } {
  const events = new EventTarget();
  const promise = new Promise<boolean>((resolve) => {
    events.addEventListener('saved', () => resolve(true));
    events.addEventListener('refused', () => resolve(false));
  });
  return { promise, decide: (saved) => events.dispatchEvent(new Event(saved ? 'saved' : 'refused')) };
}

// Verifies: G1 (nothing typed is lost, in a form that is not saved)
describe('a form that is typed into', () => {
  it('is on the device within 200 ms of a key, also while one types on', async () => {
    const { form, timers, device } = opened({});
    for (const text of ['A', 'Ap', 'Api']) {
      form.type('name', text);
      timers.pass(90);
    }
    await form.flush();
    expect(device()).toEqual({ name: 'Api' });
    form.type('name', 'Apic');
    timers.pass(200);
    expect(device()).toEqual({ name: 'Apic' });
  });

  it('goes on with what was there, field by field', async () => {
    const { form, device } = opened({ name: 'Apicola', city: 'Cl' });
    expect(form.texts()).toEqual({ name: 'Apicola', city: 'Cl' });
    form.type('city', 'Cluj');
    form.forget('name');
    await form.flush();
    expect(device()).toEqual({ city: 'Cluj' });
  });

  it('shows no more what is being saved, while the device keeps it until it is', async () => {
    const { form, device } = opened({ name: 'Apicola' });
    const { promise, decide } = decision();
    const saving = form.saving(['name'], promise);
    expect(form.texts()).toEqual({});
    await form.flush();
    expect(device()).toEqual({ name: 'Apicola' });
    decide(true);
    await saving;
    expect(device()).toEqual({});
  });

  it('shows again what could not be saved', async () => {
    const refused = opened({ name: 'Apicola' });
    await refused.form.saving(['name'], Promise.resolve(false));
    expect(refused.form.texts()).toEqual({ name: 'Apicola' });
    const failed = opened({ name: 'Apicola' });
    await expect(failed.form.saving(['name'], Promise.reject(new Error('full')))).rejects.toThrow('full');
    expect(failed.form.texts()).toEqual({ name: 'Apicola' });
    expect(failed.device()).toEqual({ name: 'Apicola' });
  });

  it('keeps what is typed anew while the text before it is being saved', async () => {
    const { form, device } = opened({ name: 'Apicola', city: 'Cluj' });
    const { promise, decide } = decision();
    const saving = form.saving(['name', 'city'], promise);
    form.type('name', 'Apicola N');
    expect(form.texts()).toEqual({ name: 'Apicola N' });
    decide(true);
    await saving;
    expect(device()).toEqual({ name: 'Apicola N' });
  });

  it('leaves the device once it is saved or given up', async () => {
    const { form, device } = opened({ name: 'Apicola' });
    form.type('name', 'Apicola Nouă');
    await form.drop();
    expect(device()).toEqual({});
  });

  it('is copied in the same step when the page goes, until it is written', async () => {
    const { form, device, copy } = opened({});
    form.type('name', 'A');
    expect(form.leave()).toBe(true);
    expect(copy()).toEqual({ name: 'A' });
    await form.flush();
    expect(device()).toEqual({ name: 'A' });
    expect(copy()).toBeUndefined();
  });

  it('says where it can be kept nowhere', async () => {
    const { form, events } = opened({}, { room: false, failing: true });
    form.type('name', 'A');
    expect(form.leave()).toBe(false);
    expect((await form.flush()).kind).toBe('failed');
    expect(events).toContain('no room');
    expect(events).toContain('failed');
    expect(events).not.toContain('written');
  });
});
