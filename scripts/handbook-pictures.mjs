// npm run handbook [-- http://localhost:3000]: draws the pictures of the handbook from a running portal with demo content, in
// the light theme. A picture above its limit of bytes is drawn again with less quality; one that stays above it ends the
// run with an error.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { buildStaffLogin, demo, logIn } from './demo-accounts.mjs';
import { findChromium } from './test/chromium.mjs';

const folder = join(import.meta.dirname, '..', 'docs', 'handbook', 'pictures');
const [base = 'http://localhost:3000'] = process.argv.slice(2);
const MAX_BYTES = 40_960;
const VIEWPORT = { width: 1280, height: 800 };
/** Widths and qualities in the order in which they are tried. */
const FORMS = [
  ...[70, 55, 40, 30].map((quality) => ({ width: 960, quality })),
  ...[40, 30].map((quality) => ({ width: 800, quality })),
];
/** Choice about cookies, without which their banner covers the page. */
const CONSENT = JSON.stringify({ id: '0'.repeat(32), policy: 1_000_000, at: 0, statistics: false, offline: false });

const FIRST_ROW = 'main tbody th a';
/** Pictures by their names: the role that sees the page, its address, and what is pressed before. */
const pictures = [
  { name: 'home', role: 'college', path: '/colleges' },
  { name: 'news-list', role: 'college', path: '/colleges/college_news' },
  { name: 'editor', role: 'usercollege', path: '/users/users_news?status=draft', press: FIRST_ROW },
  { name: 'news-item', role: 'college', path: '/colleges/college_news?status=wait', press: FIRST_ROW },
  { name: 'own-item', role: 'usercollege', path: '/users/users_news?status=return', press: FIRST_ROW },
  { name: 'media', role: 'college', path: '/colleges/media' },
  { name: 'notices', role: 'college', path: '/colleges/notices' },
  { name: 'people', role: 'college', path: '/colleges/college_user' },
  { name: 'own-move', role: 'veccentraldep', path: '/veccentraldep/move_in' },
  { name: 'front-desk', role: 'newseditors', path: '/newseditor/front_page' },
  { name: 'house-style', role: 'newseditors', path: '/newseditor/house_style' },
];

/** Login call of a role's demo account. */
function buildLogin(role) {
  const { usersystems_uname: userName, college_user_idcard: idCard } = demo[role];
  if (userName) return buildStaffLogin(userName);
  const fields = { college_user_idcard: idCard, college_user_password: demo.password };
  return { call: 'login.php?crud=collegeUser', fields };
}

/** Cookies of a login, as a browser's context takes them. */
async function findCookies(role) {
  const cookies = await logIn(base, buildLogin(role));
  return cookies.map((one) => {
    const end = one.indexOf('=');
    return { name: one.slice(0, end), value: one.slice(end + 1), url: base };
  });
}

async function shrink(name, png) {
  for (const { width, quality } of FORMS) {
    const webp = await sharp(png).resize({ width }).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length <= MAX_BYTES) return webp;
  }
  throw new Error(`${name}: more than ${MAX_BYTES} bytes`);
}

async function draw(browser, { role, path, press }) {
  const context = await browser.newContext({
    ...{ viewport: VIEWPORT, locale: 'th-TH', timezoneId: 'Asia/Bangkok' },
    ...{ colorScheme: 'light', reducedMotion: 'reduce', serviceWorkers: 'block' },
  });
  try {
    await context.addInitScript((consent) => localStorage.setItem('consent', consent), CONSENT);
    await context.addCookies(await findCookies(role));
    const page = await context.newPage();
    // The steps of an account's first visit are shown once, on its first page.
    await page.goto(new URL(path.split('/').slice(0, 2).join('/'), base).href, { waitUntil: 'networkidle' });
    await page.goto(`${base}${path}`, { waitUntil: 'networkidle' });
    if (press) {
      await page.locator(press).first().click();
      await page.waitForURL((address) => address.href !== `${base}${path}`);
      await page.waitForLoadState('networkidle');
    }
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot({ caret: 'hide' });
  } finally {
    await context.close();
  }
}

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--disable-gpu'] });
try {
  for (const picture of pictures) {
    const webp = await shrink(picture.name, await draw(browser, picture));
    await writeFile(join(folder, `${picture.name}.webp`), webp);
    process.stdout.write(`${picture.name}.webp ${webp.length}\n`);
  }
} finally {
  await browser.close();
}
