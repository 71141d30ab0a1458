import { once } from 'node:events';
import process from 'node:process';
import { runCommand } from './run-command';

/** The command in this process; bin/condica.mjs calls it. */
async function printTo(stream: NodeJS.WriteStream, line: string): Promise<void> {
  if (!stream.write(`${line}\n`)) await once(stream, 'drain');
}

/** A reader that goes away (`condica … | head`) is no error. */
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EPIPE') throw fault;
    process.exit(process.exitCode ?? 0);
  });
}

process.exitCode = await runCommand(process.argv.slice(2), {
  standardInput: process.stdin,
  print: (line) => printTo(process.stdout, line),
  printError: (line) => printTo(process.stderr, line),
});
