/**
 * Days before an authorization at ANAF ends on which people are reminded, the nearest first: in the app and by mail. It lives 365 days and is
 * renewed with the certificate alone (reference: anaf-efactura, section 1.4).
 */
export const REMINDER_DAYS = [1, 7, 14, 30] as const;
