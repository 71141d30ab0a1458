/** Where what makes files and prints has not come to the device; apart from what only an opened document says. */
export const makingTexts = {
  missing:
    'Partea aplicației care face fișierele și paginile de printat nu este încă pe acest dispozitiv. Facturile sunt păstrate. Legați-vă la rețea și încercați din nou; după aceea merge și fără rețea.',
} as const;
