/** `npm run bench` measures everything that there is to measure. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const script = readFileSync('scripts/bench.mjs', 'utf8');
const benches = readdirSync('tests/bench').filter((name) => name.endsWith('.bench.ts'));

describe('the benches', () => {
  it.each(benches)('%s is a part of npm run bench', (file) => {
    const inBrowser = file.endsWith('.chromium.bench.ts');
    const name = file.replace(/(\.chromium)?\.bench\.ts$/, '');
    expect(script).toContain(`${inBrowser ? 'inChromium' : 'inNode'}('${name}')`);
  });
});
