import { describe, expect, it } from 'vitest';
import { abilitiesOf } from '@/app/invoices/archive/archive-actions';
import { eventDetail } from '@/app/invoices/archive/event-detail';
import { eventMoment } from '@/app/invoices/archive/event-moment';
import { bytesText, hashText } from '@/app/invoices/archive/proof-text';
import { shownItemOf } from '@/app/invoices/archive/shown-item';
import { uploadFailure } from '@/app/invoices/archive/upload-failure';
import { listedItem } from './listed-item';

const item = listedItem('FCT-1');

describe('the state shown', () => {
  it('is the device’s own while the document has not reached the server', () => {
    const queued = { state: 'sending', attempts: 1, failure: null } as const;
    expect(shownItemOf({ item, delivery: queued }).standing).toBe('queued');
    expect(shownItemOf({ item, delivery: null }).standing).toBe('recorded');
  });

  it('is a refusal with its reasons where the server refused', () => {
    const failure = { code: 'number-taken', text: 'Numărul este folosit.', messages: ['FCT-1'], at: item.issuedAt };
    const shown = shownItemOf({ item, delivery: { state: 'rejected', attempts: 1, failure } });
    expect(shown).toMatchObject({ standing: 'refused', messages: ['Numărul este folosit.', 'FCT-1'] });
    expect(abilitiesOf(shown)).toMatchObject({ correct: true, reverse: false });
  });
});

describe('«Upload Nereusit»', () => {
  const failure = { code: 'upload-failed', text: 'Upload Nereusit', messages: ['E: BR-RO-101'], at: item.issuedAt };

  it('stands with ANAF’s refusal at the upload as with the server’s own, and with nothing else', () => {
    expect(uploadFailure({ ...item, state: 'refused' })).toBe('Upload Nereusit');
    expect(shownItemOf({ item, delivery: { state: 'rejected', attempts: 1, failure } }).messages).toEqual([
      'Upload Nereusit',
      'E: BR-RO-101',
    ]);
    for (const state of ['recorded', 'uploaded', 'rejected', 'accepted', 'doubtful'] as const)
      expect(uploadFailure({ ...item, state })).toBe('');
  });
});

describe('what can be done', () => {
  it('is a credit note for what was accepted, never for a credit note itself', () => {
    const accepted = { ...item, standing: 'accepted' } as const;
    expect(abilitiesOf(accepted)).toMatchObject({ correct: false, reverse: true });
    expect(abilitiesOf({ ...accepted, typeCode: '381' }).reverse).toBe(false);
    expect(abilitiesOf(accepted).reverseOtherwise).toBe(true);
    expect(abilitiesOf({ ...accepted, typeCode: '389' })).toMatchObject({ reverse: true, reverseOtherwise: false });
    expect(abilitiesOf({ ...accepted, direction: 'in' })).toMatchObject({ copy: false, reverse: false });
  });
});

describe('the words of the proof', () => {
  it('are read by people', () => {
    expect(hashText('9f2c41d7000000000b6ee81a')).toBe('9f2c 41d7 … 0b6e e81a');
    expect([bytesText(999), bytesText(18_400), bytesText(1_240_000)]).toEqual(['999 B', '18 kB', '1,2 MB']);
    expect(eventDetail('uploading', '1')).toBe('');
    // A corrected document comes to the server a second time under its number.
    expect(eventDetail('recorded', '2')).toBe('Încercarea 2');
    expect(eventDetail('uploaded', '5014885951')).toBe('Index de încărcare 5014885951');
    expect(eventDetail('refused', 'XML invalid')).toBe('XML invalid');
    // 07:14 in winter UTC is 09:14 in Bucharest.
    expect(eventMoment('2026-11-24T07:14:00Z')).toBe('24.11 · 09:14');
  });
});
