/** That the server refused something of the account's own data is told by itself, once, with what is safe and the way to correct it. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tellFresh } from '@/app/layout/tell-refused-notes';
import { refusedNoteLabel } from '@/app/sync-panel/refused-note-words';
import { personNote } from '@/db/settings/person';
import { preferencesNote } from '@/db/settings/preferences';
import { refusedNotes } from '@/db/settings/refused-notes';
import { openTestDatabase } from '../../db/support/test-database';

const addAlert = vi.hoisted(() => vi.fn());
vi.mock('@/app/state/alerts', () => ({ addAlert }));
beforeEach(() => addAlert.mockReset());

const at = (hour: number) => `2026-11-26T${hour}:00:00.000Z`;

describe('a refusal of the account’s own data', () => {
  it('is told once, and another one again', async () => {
    const db = openTestDatabase();
    const look = async () => tellFresh(db, await refusedNotes(db));
    await look();
    expect(addAlert).not.toHaveBeenCalled();
    await personNote.refuse(db, { telephone: '0722' }, { reason: 'Telefonul este prea lung.', at: at(10) });
    await look();
    await look();
    expect(addAlert).toHaveBeenCalledTimes(1);
    expect(addAlert).toHaveBeenCalledWith(
      expect.objectContaining({
        message: 'Serverul nu a primit datele contului',
        description:
          'Telefonul este prea lung. Ce ați scris este păstrat pe acest dispozitiv, iar contul are mai departe datele dinainte. Corectați și salvați din nou sau renunțați.',
        action: expect.objectContaining({ label: 'Deschide „Contul meu”' }),
      }),
    );
    await personNote.refuse(db, { telephone: '0723' }, { reason: 'Telefonul este prea lung.', at: at(11) });
    await look();
    expect(addAlert).toHaveBeenCalledTimes(2);
  });

  it('is named in the panel field by field, as its page names it', async () => {
    const db = openTestDatabase();
    await personNote.refuse(db, { lastName: 'Popa', telephone: '' }, { reason: 'x', at: at(10) });
    await preferencesNote.refuse(db, { startPage: 'drafts', enter: 'save' }, { reason: 'x', at: at(10) });
    expect((await refusedNotes(db)).map(refusedNoteLabel)).toEqual([
      'Datele contului: Nume „Popa”, Telefon gol',
      'Preferințele contului: Pagina de început „Ciorne”, Tasta Enter „Salvează”',
    ]);
  });
});
