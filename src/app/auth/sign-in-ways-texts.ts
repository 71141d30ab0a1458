/** Words below the sign-in. */
export const signInWaysTexts = {
  noAccount: 'Nu aveți cont?',
  register: 'Înregistrați-vă',
  forgot: 'Parolă uitată',
  demonstration: 'Date demonstrative',
} as const;
