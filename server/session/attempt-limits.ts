import type { AttemptLimitSettings } from './attempt-limit';

const MINUTE_MS = 60_000;

/** How often what may be tried without sign-in. */
export const ATTEMPT_LIMITS = {
  /** A person mistypes some times. */
  signInsOfDevice: { purpose: 'sign-in-device', most: 10, windowMs: 5 * MINUTE_MS },
  /** An office behind one address. */
  signInsOfAddress: { purpose: 'sign-in-address', most: 100, windowMs: 5 * MINUTE_MS },
  /** A guesser gets 40 tries an hour. */
  signInsAtAddress: { purpose: 'sign-in-account-address', most: 10, windowMs: 15 * MINUTE_MS },
  /** More than four addresses together reach; the owner's own devices are not of them. */
  signIns: { purpose: 'sign-in-account', most: 200, windowMs: 60 * MINUTE_MS },
  /** Three codes of a million are good at a time. */
  codes: { purpose: 'second-factor', most: 10, windowMs: 60 * MINUTE_MS },
  /** An office whose server was given other secrets, once each. */
  forgeries: { purpose: 'forged-token', most: 60, windowMs: 5 * MINUTE_MS },
  /** An accountant who authorizes company after company, each with a try or two. */
  consents: { purpose: 'anaf-consent', most: 120, windowMs: MINUTE_MS },
  /** An accountant who enters a whole office. */
  companies: { purpose: 'new-company', most: 60, windowMs: 60 * MINUTE_MS },
  /** Letters that an office asks for. */
  letters: { purpose: 'letters', most: 20, windowMs: 60 * MINUTE_MS },
  /** Who brings a whole office to a company. */
  invitations: { purpose: 'invitation', most: 40, windowMs: 60 * MINUTE_MS },
  /** Beyond an office: a list of addresses to write to. */
  invitationsOfDay: { purpose: 'invitation-day', most: 200, windowMs: 24 * 60 * MINUTE_MS },
  /** Whether an address has an account: some typing errors, no list of addresses. */
  availability: { purpose: 'available-account', most: 20, windowMs: 15 * MINUTE_MS },
  /** Links are of 256 random bits; this bounds the work. */
  links: { purpose: 'account-link', most: 60, windowMs: 5 * MINUTE_MS },
  /** The password once more, by who is signed in. */
  proofs: { purpose: 'proof', most: 10, windowMs: 15 * MINUTE_MS },
  /** Reports of problems, by who is signed in. */
  reports: { purpose: 'bug-report', most: 10, windowMs: 60 * MINUTE_MS },
  /** What a person asks ANAF of single documents: seals and papers. */
  documentQuestions: { purpose: 'document-questions', most: 30, windowMs: MINUTE_MS },
  /** All the data of an account, read from end to end: some that broke off on the road. */
  exports: { purpose: 'account-export', most: 12, windowMs: 60 * MINUTE_MS },
  /** Of a chain of the audit, computed anew. */
  auditVerifications: { purpose: 'audit-verification', most: 6, windowMs: MINUTE_MS },
  lookUps: { purpose: 'company-details', most: 60, windowMs: MINUTE_MS },
} as const satisfies Readonly<Record<string, AttemptLimitSettings>>;
