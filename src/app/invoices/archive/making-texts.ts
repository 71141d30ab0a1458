/** Where what makes files and prints has not come to the device; apart from what only an opened document says. */
export const makingTexts = {
  missing:
    'Partea aplicației care face fișiere și pagini de printat nu este încă pe acest dispozitiv. Facturile sunt păstrate. Legați-vă la rețea și încercați din nou; apoi merge și fără rețea.',
} as const;
