/** What the server forgets by itself, and after how long. Everything else lives as long as the archive. */
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

export const RETENTION = {
  /**
   * The text of an effect's answer; its key stays (docs/decisions/0012). Longer than copies of a request are on the road, and
   * than most devices are away.
   */
  answerMs: 30 * DAY_MS,
  /** A session family after its end: until then the reason of the end can be looked up. */
  endedSessionMs: 30 * DAY_MS,
  /** A ticket to ANAF after its time: until then a late click hears that it is over, not that it never was. */
  ticketMs: 30 * DAY_MS,
  /** An entry of the audit: five years from the end of the year asks Law 82/1991, article 25. */
  auditMs: 6 * 366 * DAY_MS,
  /** A link of a letter after its time, as a ticket. */
  linkMs: 30 * DAY_MS,
  /** A letter: what was sent holds its kind and a hash alone, by which repetitions and refusals are known. */
  mailMs: 30 * DAY_MS,
  /** A report of a problem. */
  reportMs: 365 * DAY_MS,
  /** An outage of a service outside: what is late by it is asked about within the year. */
  outageMs: 365 * DAY_MS,
  /**
   * An answer of the company register: given with its own day where the register is away, and after a year worth less than
   * the word that nothing is known.
   */
  registerAnswerDays: 365,
} as const;
