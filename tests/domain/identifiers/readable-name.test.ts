import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readableName } from '@/domain/identifiers/readable-name';
import { fold } from '@/domain/text/fold';

describe('the readable name of a company', () => {
  it.each([
    ['TRANS CARPAȚI SRL', 'Trans Carpați SRL'],
    ['TÂMPLĂRIA ȘOIMUL DE MUNTE S.R.L.', 'Tâmplăria Șoimul de Munte S.R.L.'],
    ['OMV PETROM SA', 'OMV Petrom SA'],
    ['POPESCU ION PFA', 'Popescu ION PFA'],
    ['IONESCU MARIA II', 'Ionescu Maria II'],
    ['ARDELEAN IF', 'Ardelean IF'],
    ['FRAȚII MOLDOVAN ȘI FIII SNC', 'Frații Moldovan și Fiii SNC'],
    ['DE LA PĂDURE SRL-D', 'DE la Pădure SRL-D'],
    ['ALBA-IULIA DISTRIBUȚIE SCPA', 'Alba-Iulia Distribuție SCPA'],
    ['BLVR 2000 SRL', 'BLVR 2000 SRL'],
  ])('of %s is %s', (registered, readable) => {
    expect(readableName(registered)).toBe(readable);
  });

  it('is the register’s where it is not all capitals', () => {
    expect(readableName('eMAG Ventures SRL')).toBe('eMAG Ventures SRL');
  });

  it('is what a person wrote where only case and accents differ', () => {
    expect(readableName('TAMPLARIA CODRUL SRL', 'Tâmplăria Codrul SRL')).toBe('Tâmplăria Codrul SRL');
    expect(readableName('TAMPLARIA CODRUL SRL', 'Alta SRL')).toBe('Tamplaria Codrul SRL');
    expect(readableName('TAMPLARIA CODRUL SRL', 'TAMPLARIA CODRUL SRL')).toBe('Tamplaria Codrul SRL');
  });

  it('changes nothing but the case, and itself no more', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ABCDEIȘȚĂ 12.-&„”') }), (registered) => {
        const readable = readableName(registered);
        expect(fold(readable)).toBe(fold(registered));
        expect(readableName(readable)).toBe(readable);
      }),
    );
  });
});
