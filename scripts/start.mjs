#!/usr/bin/env node
// From a bare clone to a running product: installs, builds, starts the stand-ins and the server, fills the demo, prints the address.
import { createServer } from 'node:net';
import { join } from 'node:path';
import { build } from './build.mjs';
import { openChildren } from './children.mjs';
import { checkNode, installPackages } from './install-packages.mjs';
import { ROOT } from './paths.mjs';
import { HOST, startPlan } from './start-plan.mjs';

const READY_TIMEOUT_MS = 120_000;

const plan = startPlan(process.env);
const server = join(ROOT, 'dist', 'server');

/** Ends the start with one sentence that says what to do. */
function stopWith(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

function isFree(number) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(number, HOST, () => probe.close(() => resolve(true)));
  });
}

async function checkPorts() {
  for (const [name, number] of plan.ports) {
    if (!(await isFree(number))) {
      stopWith(
        `Portul ${number} este ocupat, poate de altă Condica pornită. Opriți-o sau alegeți altul: ${name}=${number + 10} npm start`,
      );
    }
  }
}

const children = openChildren();

function startProcess(name, file, env) {
  children.start(name, ['--enable-source-maps', join(server, file)], env);
}

async function waitUntilReady(url) {
  const end = Date.now() + READY_TIMEOUT_MS;
  while (!children.isStopping() && Date.now() < end) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (!children.isStopping()) {
    await children.stop();
    stopWith(`Serverul nu răspunde la ${url}. Mesajele de mai sus spun de ce.`);
  }
}

async function main() {
  checkNode();
  await installPackages();
  await build();
  await checkPorts();
  for (const { name, file, env, ready } of plan.processes) {
    startProcess(name, file, env);
    await waitUntilReady(ready);
  }
}

main().catch(async (error) => {
  await children.stop();
  stopWith(error.message);
});
