import { defineConfig, devices } from '@playwright/test';

const { CHROMIUM_PATH, CI, PORTAL_URL } = process.env;
if (!PORTAL_URL) throw new Error('ใช้: npm test -- e2e (which builds and starts the portal for these tests)');

const LOOKS = '**/looks.spec.ts';
const PLAIN = '**/without-javascript.spec.ts';

/** A reader who has said yes long before, under whatever policy comes: the notice about cookies has a test of its own. */
const consent = { id: '0'.repeat(32), policy: 1_000_000, at: 0, statistics: true, offline: true };

/** The widths at which every page is looked at, in pixels. */
const screen = (width: number, height: number) => ({ viewport: { width, height } });

export default defineConfig({
  testDir: 'specs',
  outputDir: '../test-results',
  globalSetup: './support/cheap-passwords.ts',
  fullyParallel: true,
  // One more than CI has cores: a test waits for a part of its time, as for a toast to go or for its next look at the page.
  workers: 3,
  forbidOnly: Boolean(CI),
  // A busy machine may be too slow once; what needs its second try is told by name.
  retries: CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 7_500 },
  reporter: [['list'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    ...screen(1280, 800),
    baseURL: PORTAL_URL,
    storageState: {
      cookies: [],
      origins: [{ origin: PORTAL_URL, localStorage: [{ name: 'consent', value: JSON.stringify(consent) }] }],
    },
    // What tests hold back on its way they would not see behind the service worker, which has a test of its own.
    serviceWorkers: 'block',
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: CHROMIUM_PATH },
  },
  projects: [
    { name: 'desktop', testIgnore: PLAIN },
    { name: 'tablet', testMatch: LOOKS, use: screen(768, 1024) },
    { name: 'phone', testMatch: LOOKS, use: { ...screen(360, 740), hasTouch: true, isMobile: true } },
    { name: 'withoutJavaScript', testMatch: PLAIN, use: { javaScriptEnabled: false } },
  ],
});
