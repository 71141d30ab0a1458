/** Words of what took an issued invoice back (docs/decisions/0180); the numbers follow. */
export const takenBackTexts = { whole: 'Stornată de', part: 'Stornată în parte de' } as const;
