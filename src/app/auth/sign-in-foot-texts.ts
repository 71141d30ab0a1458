/** Words of the sign-in's foot. */
export const signInFootTexts = { tryLook: 'Cum arată facturile, fără cont' } as const;
