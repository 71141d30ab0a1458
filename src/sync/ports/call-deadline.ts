/** A signal that aborts after the time, or when `outer` does. */
export function callDeadline(ms: number, outer?: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(ms);
  return outer === undefined ? timeout : AbortSignal.any([timeout, outer]);
}
