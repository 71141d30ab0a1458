import { expect, it } from 'vitest';
import { noteStanding } from '@/app/invoices/archive/notes/note-texts';

it('says of a message to a supplier how far it is, and what keeps it', () => {
  expect(noteStanding('recorded', '')).toBe('pe server, așteaptă rândul la ANAF');
  expect(noteStanding('recorded', 'ANAF nu primește mesajul.')).toBe(
    'pe server, nu a plecat încă: ANAF nu primește mesajul.',
  );
  expect(noteStanding('refused', 'Fisierul transmis nu este valid.')).toBe(
    'refuzat de ANAF: Fisierul transmis nu este valid.',
  );
  expect(noteStanding('dintr-o versiune nouă', '')).toBe('în lucru pe server');
});
