import { describe, expect, it } from 'vitest';
import { eventLook } from '@/app/invoices/archive/event-look';

describe('a step of the journey', () => {
  it('asks for a look only while it goes on', () => {
    for (const event of ['uploading', 'processing']) {
      expect(eventLook(event, true).tone, event).toBe('wait');
      expect(eventLook(event, false).tone, event).toBe('idle');
    }
    expect([eventLook('doubtful', true).tone, eventLook('doubtful', false).tone]).toEqual(['doubt', 'idle']);
  });

  it('that was an outcome stays one, and so does the wait on this device', () => {
    expect(eventLook('queued', false).tone).toBe('wait');
    expect(eventLook('accepted', false).tone).toBe('ok');
    expect(eventLook('rejected', false).tone).toBe('bad');
    expect(eventLook('not known yet', true).tone).toBe('idle');
  });
});
