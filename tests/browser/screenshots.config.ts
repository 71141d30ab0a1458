import { defineConfig } from '@playwright/test';
import tests from '../../playwright.config';

/** As the browser tests, but only the pictures, which assert nothing of their own and are no test. */
export default defineConfig({ ...tests, testDir: '.', testMatch: 'screenshots.ts' });
