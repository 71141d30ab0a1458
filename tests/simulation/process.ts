/** A process of `npm run simulate`: it is told what to run, tells what fails, and gives the sum back. */
import { simulateInTerminal, type TerminalOptions } from './terminal';

process.once('message', (options: TerminalOptions) => {
  simulateInTerminal(options).then(
    (sum) => process.send?.(sum, undefined, {}, () => process.exit()),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    },
  );
});
