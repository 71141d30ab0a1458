import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/** Runs a program to its end with its output on ours; resolves to its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      ...options,
    });
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code, signal) => resolve(signal === null ? (code ?? 1) : 1));
  });
}

/** Runs a program and gives its output back as text. */
export function capture(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      ...options,
    });
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
    });
    child.stderr.on('data', (data) => {
      output += data;
    });
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a script of this repository with the same Node. */
export function runNode(args, options = {}) {
  return run(process.execPath, args, { ...options, shell: false });
}
