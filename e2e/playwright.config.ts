import { defineConfig, devices } from '@playwright/test';
import { filterByScope } from './support/walk';

const { BROWSER_SCOPE, CHROMIUM_PATH, CI, PORTAL_URL } = process.env;
if (!PORTAL_URL) throw new Error('ใช้: npm test -- e2e (which builds and starts the portal for these tests)');

export default defineConfig({
  testDir: 'specs',
  ...filterByScope(BROWSER_SCOPE),
  outputDir: '../test-results',
  globalSetup: './support/cheap-passwords.ts',
  fullyParallel: true,
  // Two more than CI has cores: tests spend a third of their time waiting, as for a toast to disappear or for the next
  // poll.
  workers: 4,
  forbidOnly: Boolean(CI),
  // A busy machine may be too slow once; retried tests are reported.
  retries: CI ? 1 : 0,
  timeout: 60_000,
  // Passwords are hashed at a low priority, behind four browsers.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    baseURL: PORTAL_URL,
    // Tests share a context per worker, emptied between them: a new one starts a process and compiles all scripts again.
    reuseContext: true,
    // Requests intercepted by tests would bypass them through the service worker; offline.spec.ts tests that.
    serviceWorkers: 'block',
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    screenshot: 'only-on-failure',
    // At its limit, Chromium starts no spare process for each new context; a context always has a process of its own.
    launchOptions: { executablePath: CHROMIUM_PATH, args: ['--renderer-process-limit=1', '--disable-gpu'] },
  },
  // One project: each further one has workers and browsers of its own. A file or a `describe` chooses another screen.
});
