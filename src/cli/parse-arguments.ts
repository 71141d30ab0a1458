import { TEXTS } from './texts';

/** What the command line asks for. */
export type CommandLine =
  | { readonly kind: 'validate'; readonly json: boolean; readonly warnings: boolean; readonly paths: readonly string[] }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly message: string };

/** Reads the arguments after the program's name. `--` ends the options; no path means standard input. */
export function parseArguments(args: readonly string[]): CommandLine {
  const [command, ...rest] = args;
  if (command === undefined || command === 'help' || command === '--help' || command === '-h') return { kind: 'help' };
  if (command !== 'validate') return { kind: 'wrong', message: TEXTS.unknownCommand(command) };
  let json = false;
  let warnings = false;
  const paths: string[] = [];
  for (const [index, argument] of rest.entries()) {
    if (argument === '--') {
      paths.push(...rest.slice(index + 1));
      break;
    }
    if (argument === '--json') json = true;
    else if (argument === '--warnings') warnings = true;
    else if (argument === '--help' || argument === '-h') return { kind: 'help' };
    else if (argument.startsWith('-') && argument !== '-')
      return { kind: 'wrong', message: TEXTS.unknownOption(argument) };
    else paths.push(argument);
  }
  return { kind: 'validate', json, warnings, paths: paths.length === 0 ? ['-'] : paths };
}
