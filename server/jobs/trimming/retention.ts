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
  /**
   * An answer of the company register: given with its own day where the register is away, and after a year worth less than
   * the word that nothing is known.
   */
  registerAnswerDays: 365,
} as const;
