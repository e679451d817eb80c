// npm run handbook [-- http://localhost:3000]: draws the pictures of the handbook from a running portal with demo content. A
// picture above its limit of bytes is drawn again with less quality; one that stays above it ends the run with an error.
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs', 'handbook', 'pictures');
const accounts = JSON.parse(readFileSync(join(root, 'prisma', 'seed', 'demo-accounts.json'), 'utf8'));
const [base = 'http://localhost:3000'] = process.argv.slice(2);
const MAX_BYTES = 40_960;
const VIEWPORT = { width: 1280, height: 800 };
const WIDTH = 960;
const QUALITIES = [70, 55, 40];

/** Pictures by their names: the role that sees the page, its address, and what is pressed before. */
const pictures = [
  { name: 'news-list', role: 'college', path: '/colleges/college_news' },
  { name: 'editor', role: 'college', path: '/colleges/college_news/new' },
  { name: 'news-item', role: 'college', path: '/colleges/college_news?status=wait', press: 'main tbody th a' },
  { name: 'house-style', role: 'newseditors', path: '/newseditor/house_style' },
];

/** Logs in the demo account of a staff role; the cookie stays with the page. */
async function logIn(page, role) {
  const data = {
    ApiKey: accounts.apiKey,
    usersystems_uname: accounts[role].usersystems_uname,
    usersystems_upass: accounts.password,
  };
  const answer = await page.request.post(`${base}/api/login.php?crud=usersystems`, { data });
  if (!answer.ok()) throw new Error(`${role}: ${answer.status()} ${await answer.text()}`);
}

async function shrink(name, png) {
  for (const quality of QUALITIES) {
    const webp = await sharp(png).resize({ width: WIDTH }).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length <= MAX_BYTES) return webp;
  }
  throw new Error(`${name}: more than ${MAX_BYTES} bytes`);
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--disable-gpu'] });
try {
  for (const { name, role, path, press } of pictures) {
    const context = await browser.newContext({ viewport: VIEWPORT, locale: 'th-TH', reducedMotion: 'reduce' });
    const page = await context.newPage();
    await logIn(page, role);
    await page.goto(`${base}${path}`, { waitUntil: 'networkidle' });
    if (press) {
      await page.locator(press).first().click();
      await page.waitForLoadState('networkidle');
    }
    const webp = await shrink(name, await page.screenshot());
    await writeFile(join(folder, `${name}.webp`), webp);
    process.stdout.write(`${name}.webp ${webp.length}\n`);
    await context.close();
  }
} finally {
  await browser.close();
}
