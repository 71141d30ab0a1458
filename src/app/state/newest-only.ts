/**
 * Asks one question at a time, and next the newest of those that came meanwhile: an archive that changes hundreds of times
 * while it is fetched, or a search typed faster than it is answered, never makes a queue. Every answer is told, so that a
 * list that keeps changing is not starved; the last one told answers the newest question.
 */
export function newestOnly<Q, A>(
  ask: (question: Q) => Promise<A>,
  told: (question: Q, answer: A) => void,
  failed: (error: unknown) => void = (error) => console.error('A question was not answered:', error),
): (question: Q) => void {
  let waiting: { readonly question: Q } | undefined;
  let asking = false;

  const next = async (): Promise<void> => {
    while (waiting !== undefined) {
      const { question } = waiting;
      waiting = undefined;
      // A failure ends its own question only.
      await ask(question).then((answer) => told(question, answer), failed);
    }
    asking = false;
  };

  return (question) => {
    waiting = { question };
    if (asking) return;
    asking = true;
    void next();
  };
}
