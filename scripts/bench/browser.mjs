import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'];

/** Installed Chromium, or CHROMIUM_PATH; undefined if there is none. Nothing is installed for a measurement. */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** Command of Lighthouse: LIGHTHOUSE_PATH, the project's, or one in PATH; undefined if there is none. */
export function findLighthouse() {
  const own = [process.env.LIGHTHOUSE_PATH, 'node_modules/lighthouse/cli/index.js'].find(
    (path) => path && existsSync(path),
  );
  if (own) return [process.execPath, own];
  return spawnSync('lighthouse', ['--version']).status === 0 ? ['lighthouse'] : undefined;
}

export async function openBrowser() {
  const { chromium } = await import('playwright');
  // Interruptions are handled by the whole run.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  return chromium.launch({ executablePath: findBrowser(), args: FLAGS, ...signals });
}

export const browserFlags = FLAGS;
