import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StartError } from '../start/lines.mjs';
import { run } from './children.mjs';

/** The headless shell opens a page in a quarter of the time of the full browser, which also draws its windows. */
const SHELL = 'chromium-headless-shell';
const SHELLS = [SHELL, 'chrome-headless-shell'];
const BROWSER = 'chromium';
const BROWSERS = [BROWSER, 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
const APT = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

/**
 * Finds the Chromium for the browser tests: CHROMIUM_PATH, the shell (installed, or Debian's package, which root can
 * install), an installed browser, Debian's, or Playwright's own.
 *
 * @returns {Promise<string>} its path
 * @throws {StartError} if there is none and none can be installed
 */
export async function findChromium() {
  return (
    process.env.CHROMIUM_PATH ||
    (findInstalled(SHELLS) ??
      (await installPackage(SHELL)) ??
      findInstalled(BROWSERS, ELSEWHERE) ??
      (await installPackage(BROWSER)) ??
      (await download()))
  );
}

function findInstalled(names, elsewhere = []) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, ...elsewhere].find(runs);
}

/** Runs it: Ubuntu's package of that name only redirects to its app store, which fails where that is missing. */
const runs = (path) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;

async function installPackage(name) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  await run('chromium', 'apt-get', ['-qq', 'update'], APT);
  await run('chromium', 'apt-get', ['-qq', '-y', 'install', '--no-install-recommends', name], APT);
  return findInstalled([name]);
}

async function download() {
  const withLibraries = process.getuid?.() === 0 && process.platform === 'linux' ? ['--with-deps'] : [];
  const playwright = 'node_modules/@playwright/test/cli.js';
  const code = await run('chromium', process.execPath, [playwright, 'install', ...withLibraries, 'chromium']);
  const { chromium } = await import('@playwright/test');
  if (code === 0 && existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new StartError('ไม่มี Chromium สำหรับทดสอบ ให้ติดตั้งแล้วตั้งค่า CHROMIUM_PATH (no Chromium for the browser tests)');
}
