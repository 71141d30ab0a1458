export const lostStorageTexts = {
  title: 'Browserul a pierdut datele Condica de pe acest dispozitiv',
  lost: 'Se poate întâmpla după o oprire bruscă sau când nu mai este loc. Tot ce ajunsese la server revine după autentificare. Ce era numai aici și nu plecase încă nu mai poate fi adus înapoi: verificați ultimele ciorne și facturi.',
  copied:
    'Se poate întâmpla după o oprire bruscă. Tot ce ajunsese la server revine după autentificare, iar ce era numai aici se aduce înapoi din a doua copie de pe dispozitiv, când intră în cont același utilizator.',
} as const;
