import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Folder for screenshots of every page; without it none are taken. */
const FOLDER = process.env.LOOKS;

/** Parts below the window are laid out late, which a picture of the whole page does not wait for. */
const ALL_PARTS = '* { content-visibility: visible !important; }';

/** Takes a full-page screenshot, `name-width-theme.png`. */
export async function takeScreenshot(page: Page, name: string, theme: string): Promise<void> {
  if (!FOLDER) return;
  const file = `${name.replaceAll(' ', '-')}-${page.viewportSize()?.width}-${theme}.png`;
  await page.screenshot({ path: join(FOLDER, file), fullPage: true, style: ALL_PARTS });
}
