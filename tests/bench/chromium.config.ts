import { defineConfig } from '@playwright/test';
import tests from '../../playwright.config';

/** The benches in Chromium: they print figures and assert nothing, so they are no tests. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: '*.chromium.bench.ts',
  timeout: 1_200_000,
  reporter: [['./report/print-reporter.ts']],
  outputDir: '../../test-results',
});
