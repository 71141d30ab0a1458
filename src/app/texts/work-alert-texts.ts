/** Words on the alert of long work. */
export const workAlertTexts = {
  stop: 'Oprește',
  putAway: 'Lasă sub clopoțel',
} as const;
