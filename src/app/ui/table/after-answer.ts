/**
 * Changes of a value that wait for an answer: only the newest is made, and none where the value has changed meanwhile, for that is
 * what a person wanted last.
 */
export function afterAnswer<Value>(
  current: () => Value,
): <Answer>(answer: Promise<Answer>, change: (answer: Answer) => void) => Promise<void> {
  let newest = 0;
  return async (answer, change) => {
    newest += 1;
    const [own, before] = [newest, current()];
    const came = await answer;
    if (own === newest && current() === before) change(came);
  };
}
