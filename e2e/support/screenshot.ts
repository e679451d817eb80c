import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Folder for screenshots of every page; without it none are taken. */
const FOLDER = process.env.LOOKS;

/** Takes a full-page screenshot, `name-width-theme.png`. */
export async function takeScreenshot(page: Page, name: string, theme: string): Promise<void> {
  if (!FOLDER) return;
  const file = `${name.replaceAll(' ', '-')}-${page.viewportSize()?.width}-${theme}.png`;
  await page.screenshot({ path: join(FOLDER, file), fullPage: true });
}
