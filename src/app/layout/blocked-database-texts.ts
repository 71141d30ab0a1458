/** Words of a tab whose upgrade of the local database waits for another one. */
export const blockedDatabaseTexts = {
  title: 'Se așteaptă altă filă Condica',
  text: 'Aplicația s-a actualizat, dar altă filă sau fereastră ține încă datele de pe acest dispozitiv în forma veche. Închideți celelalte file Condica: aceasta merge mai departe singură. Tot ce era salvat este neatins.',
} as const;
