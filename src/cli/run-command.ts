import { checkDocument } from './checked-document';
import type { ByteStream } from './document-source';
import { formatJson, formatText } from './format-document';
import { parseArguments } from './parse-arguments';
import { readPath } from './read-path';
import { TEXTS } from './texts';

/** What the command needs of the process. */
export interface CommandEnvironment {
  readonly standardInput: ByteStream;
  /** Writes a line and waits until it can take more. */
  readonly print: (line: string) => Promise<void>;
  readonly printError: (line: string) => Promise<void>;
}

/** 0 all accepted, 1 something refused, 2 something could not be read (or the command line is wrong). */
export type ExitCode = 0 | 1 | 2;

/** Runs the command; one document is in memory at a time. */
export async function runCommand(args: readonly string[], environment: CommandEnvironment): Promise<ExitCode> {
  const command = parseArguments(args);
  if (command.kind === 'help') {
    await environment.print(TEXTS.usage);
    return 0;
  }
  if (command.kind === 'wrong') {
    await environment.printError(`${command.message}\n\n${TEXTS.usage}`);
    return 2;
  }
  const count = { total: 0, accepted: 0, refused: 0, unreadable: 0 };
  for (const path of command.paths) {
    for await (const item of readPath(path, environment.standardInput)) {
      const document = checkDocument(item);
      count.total++;
      count[!document.readable ? 'unreadable' : document.accepted ? 'accepted' : 'refused']++;
      await environment.print(command.json ? formatJson(document) : formatText(document, command.warnings));
    }
  }
  if (!command.json && count.total !== 1) {
    await environment.print(TEXTS.summary(count.total, count.accepted, count.refused, count.unreadable));
  }
  return count.unreadable > 0 ? 2 : count.refused > 0 ? 1 : 0;
}
