/**
 * The processes of a running product. They are stopped in the reverse order of their start, each after the one that needs it
 * has ended, whoever asks: Ctrl+C, a service manager that signals the whole group, or the end of the npm that started us.
 */
import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

const ORPHANED_EVERY_MS = 250;

export function openChildren() {
  const children = [];
  let stopped;

  /** Ends once, however often it is asked for. A child may have had the signal itself; the server takes no harm from two. */
  function stop() {
    stopped ??= (async () => {
      for (const { child, ended } of [...children].reverse()) {
        if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
        await ended;
      }
    })();
    return stopped;
  }

  function stopAndExit(code) {
    stop().then(() => process.exit(process.exitCode ?? code));
  }

  function start(name, args, env) {
    if (stopped !== undefined) return;
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    children.push({ child, ended });
    child.once('exit', (code, signal) => {
      if (stopped !== undefined) return;
      process.exitCode = code ?? 1;
      if (signal !== null) console.error(`${name}: oprit de ${signal}.`);
      stopAndExit(1);
    });
  }

  process.on('SIGINT', () => stopAndExit(130));
  process.on('SIGTERM', () => stopAndExit(143));
  // npm hands a signal of its own to the shell between us, which ends without a word to us.
  if (process.env.npm_lifecycle_event !== undefined) {
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) stopAndExit(143);
    }, ORPHANED_EVERY_MS).unref();
  }

  return { start, stop, isStopping: () => stopped !== undefined };
}
